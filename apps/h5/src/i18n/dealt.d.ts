/** The words of one language: of the first screen, or all others. Made by vite/dealtWords.ts. */
declare module 'virtual:words/*' {
  export const words: import('@zhzz/client/i18n/texts.ts').Dealt
}
