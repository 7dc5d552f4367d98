import type { Pace } from '../wire'
import { keep, kept } from './keep'

export const LANGUAGES = { en: 'English', pt: 'Português', 'pt-BR': 'Português (Brasil)', es: 'Español' } as const
export type Language = keyof typeof LANGUAGES
export type Theme = 'auto' | 'light' | 'dark'

/** The language of ours that the browser asks for first. */
function wanted(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const exact = Object.keys(LANGUAGES).find((language) => language.toLowerCase() === tag.toLowerCase())
    const near = exact ?? Object.keys(LANGUAGES).find((language) => language === tag.toLowerCase().split('-')[0])
    if (near) return near as Language
  }
  return 'en'
}

class Settings {
  language = $state<Language>(kept<Language | null>('language', null) ?? wanted())
  theme = $state<Theme>(kept('theme', 'auto'))
  pace = $state<Pace>(kept('pace', 'normal'))
  sound = $state<boolean>(kept('sound', false))
  notify = $state<boolean>(kept('notify', false))
  name = $state<string>(kept('name', ''))

  set<K extends 'language' | 'theme' | 'pace' | 'sound' | 'notify' | 'name'>(name: K, value: this[K]) {
    ;(this as Settings)[name] = value as never
    keep(name, value)
    this.apply()
  }

  apply() {
    const root = document.documentElement
    root.lang = this.language === 'pt' ? 'pt-PT' : this.language
    if (this.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.theme
  }
}

export const settings = new Settings()
