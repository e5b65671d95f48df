import { type CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { codesOf, type FieldKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { uuid } from '#testing/testServer.ts'

/** A value of a kind, larger with `n`. */
export function valueOf(kind: FieldKind, n: number): unknown {
  if (typeof kind !== 'string') {
    const codes = codesOf(kind)
    return 'anyOf' in kind ? codes : codes[n % codes.length]
  }
  if (kind === 'date') return `20${10 + n}-05-04`
  if (kind === 'texts') return [`词${n}`]
  if (kind === 'withheld') return []
  if (kind === 'flag') return true
  if (kind === 'currency') return 'CNY'
  return ['percent', 'count', 'year', 'money'].includes(kind) ? n + 0 : `记录${n}`
}

/** Record `n` of a company, on the first tab. */
export async function addRecord(
  db: Kysely<DB>,
  module: CompanyModule,
  companyId: string,
  n: number,
  given: Record<string, unknown> = {},
) {
  const values = Object.entries(module.fields).flatMap(([name, kind]) => [
    [name, valueOf(kind, n)],
    ...(kind === 'name' ? [[`${name}Key`, `记录${n}`]] : []),
  ])
  const { by = '', of = {} } = module.tabs ?? {}
  const tab = Object.values(of)[0] ?? null
  if (tab !== null && by in module.fields) values.push([by, tab])
  await db
    // The tables of modules alone.
    .insertInto(
      trusted<keyof DB>(module.table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
    )
    .values({ ...Object.fromEntries(values), id: uuid(), companyId, dataSource: `来源${n}`, ...given })
    .execute()
}

/** What takes a record out of the first tab is not told. */
export function notRemoved({ fields }: CompanyModule): Record<string, null> {
  return Object.fromEntries(
    Object.keys(fields).flatMap((field) => (field.startsWith('remove') ? [[field, null]] : [])),
  )
}
