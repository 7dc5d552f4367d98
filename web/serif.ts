/** The serif of headings, cards and dice (Literata, SIL Open Font License 1.1), cut down to what we write with it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FROM = 'node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'
const TO = 'node_modules/.cut/serif.woff2'
const WEIGHT = 620 // one for all we write with it: more would be half as large again
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))
const LETTERS = `${ASCII}ÀÁÂÃÇÉÊÍÓÔÕÚÜÑàáâãçéêíóôõúüñ¡¿ªº«»“”‘’…–—−×·°Σ`

export async function cutSerif() {
  const cut = await subsetFont(await readFile(FROM), LETTERS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } })
  await mkdir('node_modules/.cut', { recursive: true })
  await writeFile(TO, cut)
}
