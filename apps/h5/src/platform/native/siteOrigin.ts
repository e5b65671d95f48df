/** The packaged app runs at an origin of its own; it is built with the server's (`npm run native -- --server`). */
export function siteOrigin(): string {
  return import.meta.env.VITE_SERVER
}
