import type { Queries } from '@zhzz/db/queries.ts'
import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import { v7 as uuid } from 'uuid'
import { rewriteFewSearchRows } from '#company/searchRows.ts'
import { asCorrection, type Said, withoutUndo } from '#correct/asCorrection.ts'
import { Hindered } from '#correct/hindered.ts'
import { entry } from '#correct/kind/entry.ts'
import { noteWrong } from '#correct/noteWrong.ts'
import { boothsOf } from '#exhibitor/booth.ts'
import { matchRows } from '#exhibitor/match.ts'
import { house } from '#house/housing.ts'
import { regionOfName } from '#value/region.ts'
import { lineOf } from '#value/text.ts'

export type Added = Said & {
  editionId: string
  /** As printed. */
  listedName: string
  /** As lists print them; none where it is not known. */
  booths: string
  /** Whose entry it is; null: as the printed name tells. */
  companyId: string | null
}

type Stands = { id: string; isRemoved: boolean; row: Record<string, unknown> }

const found = `
  select id, withdrawn_at is not null as "isRemoved", to_jsonb(x) as row from exhibitor x
  where edition_id = $1 and lower(listed_name) = lower($2) and booth_no = $3 for update`

/**
 * Adds an entry that the list of an edition lacks, or puts one back that is off it; a list that lacks it still does not
 * take it off. The number of the run; null of a trial. Throws a `Hindered` before anything is written.
 */
export async function addEntry(client: Queries, added: Added, isTrial = false): Promise<number | null> {
  const { editionId, companyId, source, asOf, by } = added
  await withoutUndo(client)
  const { rows: editions } = await client.query('select from exhibition_edition where id = $1', [editionId])
  if (editions.length === 0) throw new Hindered('gone', `there is no edition ${editionId}`)
  const listedName = lineOf(added.listedName)
  if (listedName === null) throw new Hindered('unreadable', 'no printed name', 'listedName')
  const told = boothsOf(added.booths, undefined)
  const { rows } = await client.query<Stands>(found, [editionId, listedName, told.boothNo])
  const [stands] = rows
  if (stands && !stands.isRemoved) throw new Hindered('same', `${listedName} is on the list already`)
  if (companyId !== null) await companyIsThere(client, companyId)
  if (isTrial) return null
  const said = { source, asOf, by }
  return asCorrection(client, { name: listedName, said, options: { added: editionId } }, async () => {
    if (stands) return setRemoved(client, stands, { withdrawn: null, wrong: { absent: [true] }, said })
    const id = await insert(client, { ...added, listedName }, told)
    await noteWrong(client, { table: 'exhibitor', id, wrong: { absent: [true] }, right: {}, said })
    const company = { company_id: await companyOf(client, id) }
    await entry.follow(client, id, { ...company, booth_no: told.boothNo }, company)
  })
}

/** Takes an entry off its list; a list that has it again is not believed. As `addEntry`. */
export async function removeEntry(
  client: Queries,
  { id, ...said }: Said & { id: string },
  isTrial = false,
): Promise<number | null> {
  await withoutUndo(client)
  const { rows } = await client.query<Stands & { name: string }>(
    `select id, withdrawn_at is not null as "isRemoved", listed_name as name, to_jsonb(x) as row from exhibitor x
     where id = $1 for update`,
    [id],
  )
  const [stands] = rows
  if (stands === undefined) throw new Hindered('gone', `there is no entry ${id}`)
  if (stands.isRemoved) throw new Hindered('same', `${stands.name} is off the list already`)
  if (isTrial) return null
  return asCorrection(client, { name: stands.name, said, options: { removed: id } }, () =>
    setRemoved(client, stands, { withdrawn: said.asOf, wrong: { withdrawn_at: [null], absent: [] }, said }),
  )
}

async function setRemoved(
  client: Queries,
  { id, row }: Stands,
  { withdrawn, wrong, said }: { withdrawn: string | null; wrong: Record<string, unknown[]>; said: Said },
) {
  const right = { withdrawn_at: withdrawn }
  const groups = { removed: ['withdrawn_at'] }
  await noteWrong(client, { table: 'exhibitor', id, wrong, right, groups, said })
  await client.query('update exhibitor set withdrawn_at = $2, updated_at = now() where id = $1', [
    id,
    withdrawn,
  ])
  await entry.follow(client, id, right, row)
}

async function companyIsThere(client: Queries, id: string) {
  const { rows } = await client.query('select from company where id = $1 and merged_into_id is null', [id])
  if (rows.length === 0)
    throw new Hindered('unreadable', `there is no company ${id} that stands by itself`, 'company')
}

async function companyOf(client: Queries, id: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string | null }>(
    'select company_id as id from exhibitor where id = $1',
    [id],
  )
  return rows[0]?.id ?? null
}

async function insert(client: Queries, added: Added, { boothNo, pavilion }: ReturnType<typeof boothsOf>) {
  const { editionId, listedName, source, asOf } = added
  const id = uuid()
  const { companyId, reasons, score } = await placed(client, added)
  const topics = exhibitorTopics({ categories: [], products: [], introduction: null, names: [listedName] })
  await client.query(
    `insert into exhibitor (id, edition_id, company_id, listed_name, match_status, match_score, match_reasons, booth_no,
       pavilion_code, topics, topic_codes, data_source, as_of)
     values ($1, $2, $3, $4, 'matched', $5, $6, $7, $8, $9, array(select jsonb_object_keys($9::jsonb) order by 1), $10, $11)`,
    [
      id,
      editionId,
      companyId,
      listedName,
      score,
      JSON.stringify(reasons),
      boothNo,
      pavilion,
      topics,
      source,
      asOf,
    ],
  )
  return id
}

/** The company that was said, else the one that the printed name tells. */
async function placed(client: Queries, { listedName, companyId, source }: Added) {
  if (companyId !== null) return { companyId, score: 1, reasons: ['saidToBe'] }
  const regionCode = regionOfName(listedName)
  const printed = { listedName, englishName: null, otherNames: [], regionCode, creditCode: null }
  const listed = {
    name: listedName,
    otherNames: [],
    country: null,
    website: null,
    englishName: null,
    introduction: null,
    products: [],
    industryText: null,
    industryCode: null,
    regionCode,
    source,
  }
  const {
    placed: [first],
    touched,
  } = await house(client, [listed], await matchRows(client, [printed]))
  await rewriteFewSearchRows(client, touched)
  if (first === undefined) throw new Error('every entry has a company')
  return first
}
