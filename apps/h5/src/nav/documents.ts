export type DocumentName = 'agreement' | 'screctArgeement' | 'authorizationLetter'

/** Where a static document lies, for browsers; readable without the app. */
export function documentUrl(name: DocumentName): string {
  return `${import.meta.env.BASE_URL}hybrid/html/${name}.html`
}
