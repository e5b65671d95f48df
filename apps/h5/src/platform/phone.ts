/** Opens the dialler with the number; the person presses the call button. An extension is dialled after a pause of four seconds. */
export function dial(phone: string): void {
  const paused = phone.replace(/\s*(?:转|分机|ext\.?|x|#)\s*(?=\d+$)/i, ',,')
  location.href = `tel:${paused.replace(/[^\d+*#,;]/g, '')}`
}

export function writeMail(address: string): void {
  location.href = `mailto:${encodeURIComponent(address)}`
}
