/** What tells an article of the console apart in `news`: an address that nobody has (RFC 2606), so that it stays whatever is edited. */
export function articleKey(id: string): string {
  return `https://console.invalid/articles/${id}`
}
