/** `https://host` at which people reach the app in a browser: of links that go to others. */
export function siteOrigin(): string {
  return location.origin
}
