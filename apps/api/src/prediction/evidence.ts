import type { Locale } from '@zhzz/contract/locale.ts'
import { type Evidence, reasonCode, reasonValue } from '@zhzz/contract/prediction/reason.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { regionName } from '#region/regionName.ts'

const reference = z.object({ type: z.enum(['participation', 'edition', 'company']), id: z.string() })

/** A sentence as a run writes it down, its records by their ids alone. */
const fact = z.object({ code: reasonCode, value: reasonValue, evidence: z.array(reference) })
export const writtenReasons = z.array(fact.extend({ contribution: z.number() }))
export const writtenFacts = z.array(fact)

type Reference = z.infer<typeof reference>

/** Looks the records up as they are now; one that is gone is left out. */
export async function evidenceOf(
  db: Kysely<DB>,
  references: Reference[],
  locale: Locale,
): Promise<(asked: Reference[]) => Evidence[]> {
  const idsOf = (type: Reference['type']) => [
    ...new Set(references.filter((one) => one.type === type).map(({ id }) => id)),
  ]
  const found = new Map<string, Evidence>()
  for (const one of await participations(db, idsOf('participation')))
    found.set(`participation ${one.id}`, one)
  for (const one of await editions(db, idsOf('edition'))) found.set(`edition ${one.id}`, one)
  for (const one of await companies(db, idsOf('company'), locale)) found.set(`company ${one.id}`, one)
  return (asked) => asked.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? [])
}

async function participations(db: Kysely<DB>, ids: string[]): Promise<Evidence[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .where('exhibitor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['exhibitor.id', 'edition.id as editionId', 'edition.name as editionName', 'edition.startDate'])
    .select(['exhibitor.boothNo', 'exhibitor.boothArea'])
    .execute()
  return rows.map((row) => ({
    ...row,
    type: 'participation',
    boothNo: row.boothNo === '' ? null : row.boothNo,
  }))
}

async function editions(db: Kysely<DB>, ids: string[]): Promise<Evidence[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .where('edition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['edition.id', 'edition.name as editionName', 'edition.startDate'])
    .execute()
  return rows.map((row) => ({ ...row, type: 'edition' }))
}

async function companies(db: Kysely<DB>, ids: string[], locale: Locale): Promise<Evidence[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('company.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select([
      'company.id',
      'company.name as companyName',
      regionName('region', 'parent', locale).as('regionName'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, type: 'company' }))
}
