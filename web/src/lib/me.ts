/** Whoever sits before this browser, as the server knows them. */
import type { MyTable, MyTables } from '../wire'
import { get } from './api'
import { words } from './words.svelte'

export async function myTables(): Promise<MyTable[]> {
  const { tables } = await get<MyTables>('/api/me/tables')
  await words.learnBoxes([...new Set(tables.map((table) => table.game))])
  return tables
}

/** Says that it is one's turn where the page is not being looked at, if that was wished for and the browser allows. */
export function notify(title: string, body: string) {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body, tag: 'sobremesa', icon: '/icon.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // phones want a service worker for it; the title and the sound remain
  }
}

/** Asks the browser whether it may; says whether it may. */
export async function mayNotify(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
}
