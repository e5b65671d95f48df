const query = '(min-width: 1000px)'

/** Whether two pages have room side by side (record 073). Never where the server draws. */
export function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

export function watchWide(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
