import { chineseSaying } from '@zhzz/contract/operate/saidOfRows.ts'
import { currentLocale } from '#words.ts'

export type Fields = readonly { field: string; header: string }[]

/** What an import says of a row, in the language of the console; fields by their Chinese headers. */
export function saidWords(text: string, fields: Fields = []): string {
  if (currentLocale() === 'en') return text
  return chineseSaying(text, (name) => fields.find(({ field }) => field === name)?.header ?? name)
}
