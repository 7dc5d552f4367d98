/** A file of one's own, by the browser's download. */
export function saveFile(name: string, text: string) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text])), download: name })
  link.click()
  URL.revokeObjectURL(link.href)
}
