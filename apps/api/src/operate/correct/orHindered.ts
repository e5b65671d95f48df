import { Hindered } from '@zhzz/import/correct/hindered.ts'
import { isSourceName } from '@zhzz/import/origin.ts'

type Fail = (name: 'notFound' | 'conflict', detail?: unknown) => Error

/** What puts something right, where who says so has a name; why nothing was is answered with the field that hinders. */
export async function orHindered<Result>(
  fail: Fail,
  source: string,
  correct: () => Promise<Result>,
): Promise<Result> {
  if (!isSourceName(source)) throw fail('conflict', { hindrance: 'source' })
  try {
    return await correct()
  } catch (error) {
    if (!(error instanceof Hindered)) throw error
    if (error.hindrance === 'gone') throw fail('notFound')
    throw fail('conflict', { hindrance: error.hindrance, field: error.field })
  }
}
