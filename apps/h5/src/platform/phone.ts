/** Opens the dialler with the number; the person presses the call button. */
export function dial(phone: string): void {
  location.href = `tel:${phone.replace(/[^\d+*#,;]/g, '')}`
}

export function writeMail(address: string): void {
  location.href = `mailto:${encodeURIComponent(address)}`
}
