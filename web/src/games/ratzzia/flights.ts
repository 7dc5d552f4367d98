/** What hops where while columns pay: told by the events, which name columns and seats. */
import type { Flight } from './Flights.svelte'
import type { Event } from './view'

const column = (id: number) => `[data-column="${id}"]`
const shelf = (id: number) => `${column(id)} .shelf`
const seat = (number: number) => `[data-seat="${number}"]`

export function flightsOf(events: Event[], seats: number): Flight[] {
  const flights: Flight[] = []
  const completed = events.filter((event) => event.event === 'completed').length
  let order = -1
  for (const event of events) {
    if (event.event === 'completed') order++
    const delay = (Math.max(0, order) * 0.55) / Math.max(1, completed)
    const hop = (from: string, to: string, count: number, later = 0, what: Flight['what'] = 'sausage') => {
      if (count > 0 || what === 'candy') flights.push({ from, to, what, count, delay: delay + later })
    }
    switch (event.event) {
      case 'completed':
        event.paid_by_seat.forEach((food, to) => hop(column(event.column), seat(to), food ?? 0, 0.15))
        break
      case 'sausages':
        hop(shelf(event.column), seat(event.seat), event.amount, 0.3)
        break
      case 'robbed':
        hop(seat(event.from_seat), seat(event.seat), event.food)
        break
      case 'handed-on':
        event.given_by_seat.forEach((food, from) =>
          hop(seat(from), seat((from + (event.way === 'left' ? 1 : seats - 1)) % seats), food),
        )
        break
      case 'took-candy':
        hop('[data-stock="jar"]', seat(event.seat), 0, 0.2, 'candy')
        break
      case 'took-candy-from-seat':
        hop(seat(event.from_seat), seat(event.seat), 0, 0, 'candy')
        break
      case 'took-candy-from-column':
        hop(column(event.column), seat(event.seat), 0, 0, 'candy')
        break
    }
  }
  return flights
}
