import { Misuse } from '@zhzz/db/command.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function idOf(word: string | undefined, what: string): string {
  if (word === undefined || !uuid.test(word))
    throw new Misuse(`${what} is missing: an id, as in the address of its page`)
  return word.toLowerCase()
}

/** Who decides. */
export const by = { by: { type: 'string' } } as const

export function person(by: string | undefined): string {
  if (by === undefined || by.trim() === '') throw new Misuse('--by NAME: who says so?')
  return by.trim()
}
