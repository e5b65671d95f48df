import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

type Why = 'notFound' | 'conflict' | 'companyTaken' | 'ownerOfTeam'

/** What cannot be answered: a sentence for the command, and for the console which failure it is. */
export class Unanswerable extends Error {
  readonly why: Why

  constructor(why: Why, sentence: string) {
    super(sentence)
    this.why = why
  }
}

/** Answers as the command does; what cannot be is a failure of the call. */
export async function answered<Name extends Why>(
  work: Promise<unknown>,
  fails: readonly Name[],
  fail: (failure: Name, detail: unknown) => Failure,
): Promise<true> {
  await orFail(work, fails, fail)
  return true
}

/** The same with what came of it. */
export async function orFail<Result, Name extends Why>(
  work: Promise<Result>,
  fails: readonly Name[],
  fail: (failure: Name, detail: unknown) => Failure,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const name = error instanceof Unanswerable ? fails.find((each) => each === error.why) : undefined
    if (name === undefined || !(error instanceof Error)) throw error
    throw fail(name, { said: error.message })
  }
}

/** Of a call the transaction that it is in, of a command one of its own. */
export function inTransaction<Result>(
  db: Kysely<DB>,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** Of rows that were asked for with one more than are shown. */
export function shownOf<Row>(rows: readonly Row[], most: number): { list: Row[]; isMore: boolean } {
  return { list: rows.slice(0, most), isMore: rows.length > most }
}
