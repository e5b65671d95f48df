/** The words of one language: of the first screen, or all others. Made by vite/dealtWords.ts. */
declare module 'virtual:words/*' {
  export const words: import('#i18n/dealWords.ts').Dealt
}
