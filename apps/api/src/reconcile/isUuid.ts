import { id } from '@zhzz/contract/field.ts'

/** The id of a company or an edition. */
export function isUuid(text: string): boolean {
  return id.safeParse(text).success
}
