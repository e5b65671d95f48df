/** The words of a text that holds them with blanks between. */
export function list(text: string): string[] {
  return text.trim().split(/\s+/)
}
