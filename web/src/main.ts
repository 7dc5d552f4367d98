import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { settings } from './lib/settings.svelte'
import { version } from './lib/version'
import { words } from './lib/words.svelte'

settings.apply()
words.speak(settings.language).then(() => {
  mount(App, { target: document.getElementById('app')! })
  // Once the page has all it needs itself
  const soon = () => setTimeout(() => version.keep(), 3000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
})
