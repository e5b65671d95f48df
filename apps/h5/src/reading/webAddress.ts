/** The address of a website as a file or a person wrote it, to be led to: http or https, else null. */
export function webAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
