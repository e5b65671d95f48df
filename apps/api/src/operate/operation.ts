import { userInfo } from 'node:os'
import type { ParseArgsOptionsConfig } from 'node:util'
import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { type Command, command } from '@zhzz/db/command.ts'
import { type DB, openDatabase } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { keep } from '#security/entry.ts'

/** What an operation works with, beside a running server or without one. */
export type Operating = {
  db: Kysely<DB>
  sealing: Sealing
  /** Who does it, as far as the machine knows. */
  operator: string
  now: Date
}

type Values<Options extends ParseArgsOptionsConfig> = Parameters<
  Parameters<typeof command<Options>>[0]['run']
>[0]

type Shape<Options extends ParseArgsOptionsConfig> = {
  takes: string
  says: string
  options: Options
  /** Reads what was typed, throwing a Misuse, before the database is opened; what it gives back does it and says so. */
  read(values: Values<Options>): (operating: Operating) => Promise<string>
}

/** A command of `npm run admin`. */
export function operation<const Options extends ParseArgsOptionsConfig>(shape: Shape<Options>): Command {
  const { takes, says, options, read } = shape
  return command({
    takes,
    says,
    options,
    async run(values, _words, name) {
      const work = read(values)
      const { dataDir, databaseUrl } = whereByEnvironment()
      const log = { info() {}, warn: console.error, error: console.error }
      const { db, sealing, stop } = await openDatabase({
        dataDir,
        databaseUrl,
        join: true,
        existing: true,
        log,
      })
      try {
        const operator = operatorOf()
        const phone = 'phone' in values && typeof values.phone === 'string' ? values.phone : undefined
        // Of an operator who is made, reset or shut out.
        const detail = 'name' in values && typeof values.name === 'string' ? values.name : undefined
        const call = name.split(' -- ').at(-1) ?? name
        const told = (result: string) =>
          keep(db, sealing, { event: 'operate', call, result, operator, detail, phone })
        // Kept before it is done: nothing is done that is not kept.
        await told('begun')
        try {
          console.log(await work({ db, sealing, operator, now: new Date() }))
          await told('done')
        } catch (error) {
          await told('failed')
          throw error
        }
      } finally {
        await stop()
      }
    },
  })
}

/** Who the machine says it is, also behind sudo. */
export function operatorOf(): string {
  const own = nameOfUser()
  const before = process.env['SUDO_USER']
  return before ? `${before} as ${own}` : own
}

function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.()}`
  }
}
