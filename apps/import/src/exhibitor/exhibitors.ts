import { ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import { textNumbers } from '@zhzz/search/document/texts.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import type { ToldTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { refreshCounters } from '#counters.ts'
import { dataset, type Outcome, type RunContext, type Writer } from '#dataset.ts'
import { loadSurroundings } from '#exhibition/exhibitions.ts'
import { tellTopics } from '#exhibition/tellTopics.ts'
import { Editions } from '#exhibitor/editions.ts'
import { exhibitorFields } from '#exhibitor/fields.ts'
import { matchRows } from '#exhibitor/match.ts'
import { EntriesPutRight } from '#exhibitor/putRight.ts'
import { type ExhibitorRow, exhibitorRow } from '#exhibitor/row.ts'
import { WholeList } from '#exhibitor/wholeList.ts'
import * as sql from '#exhibitor/write.ts'
import { writeBooths } from '#exhibitor/writeBooths.ts'
import { joinHalls } from '#hall/joinHalls.ts'
import { house, type Listed, type Placed } from '#house/housing.ts'
import { rehouse } from '#house/rehouse.ts'
import { joinKnown } from '#known/joinKnown.ts'
import { asRead, type Numbered } from '#reading.ts'
import { isWritten, stampWith } from '#stamp.ts'
import type { PlaceIn } from '#value/englishPlace.ts'
import { industryOf } from '#value/industry.ts'
import { regionOfName } from '#value/region.ts'

type Entry = Numbered<ExhibitorRow> & { editionId: string }
type Held = {
  id: string
  row_hash: Buffer | null
  company_id: string | null
  topics: ToldTopics
  is_withdrawn: boolean
}

/** 参展商: entries of exhibitor lists, each with its printed name, matched to a company where that is sure. */
export const exhibitors = dataset(
  'exhibitors',
  {
    ...asRead,
    fields: exhibitorFields,
    needs: ['listedName'],
    table: 'exhibitor',
    batchRows: 500,
    read: exhibitorRow,
  },
  openExhibitorWriter,
)

async function openExhibitorWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<Numbered<ExhibitorRow>[], null>> {
  const around = await loadSurroundings(client)
  const editions = new Editions(client, around, context)
  const bounds = await tierBounds(client)
  await ensureSearchIndexes(client)
  const whole = context.isWhole ? await WholeList.begin(client) : undefined

  /** Entries of which none comes twice; how many were written. */
  async function writeEntries(entries: Entry[], right: EntriesPutRight): Promise<number> {
    const held = await heldEntries(client, entries)
    const open = entries.filter((entry) => isChanged(entry, held.get(entry.line), context))
    if (open.length === 0) return 0
    const rows = open.map(({ row }) => row)
    const { placed: found, touched } = await house(
      client,
      rows.map((row) => listed(row, around.placeIn)),
      await matchRows(client, rows),
    )
    await rewriteSearchRows(client, touched, bounds)
    const placed = open.map((entry, at) => found[at] && right.placed(entry, found[at]))
    const records = open.map((entry, at) => ({
      ...record(entry, held.get(entry.line), placed[at], context),
      region_code: regionOf(entry.row, around.placeIn),
    }))
    await client.query(sql.upsertEntries, [JSON.stringify(records)])
    await rewriteSearchRows(client, retold(open, held), bounds)
    await writeBooths(
      client,
      open.map(({ row }, at) => ({ id: records[at]?.id ?? '', booths: row.booths })),
      around.halls,
    )
    return open.length
  }

  return {
    hint: () => null,
    async write(rows) {
      const outcome: Outcome = { written: 0, unchanged: 0, rejected: [] }
      const named: Entry[] = []
      for (const row of rows) {
        const edition = await editions.of(row)
        if ('missing' in edition) outcome.rejected.push({ line: row.line, reason: edition.missing })
        else named.push({ ...row, editionId: edition.id })
      }
      const right = await EntriesPutRight.load(client, named)
      const entries = named.map((entry) => ({ ...entry, row: right.row(entry) }))
      for (const round of eachOnce(entries)) outcome.written += await writeEntries(round, right)
      outcome.unchanged = entries.length - outcome.written
      await whole?.see(entries)
      for (const partial of [true, false]) {
        const ids = entries.filter(({ row }) => row.isPartial === partial).map(({ editionId }) => editionId)
        if (ids.length > 0) await client.query(sql.markListed, [[...new Set(ids)], partial])
      }
      return outcome
    },
    async finish() {
      const withdrawn = (await whole?.withdrawOthers()) ?? 0
      if (withdrawn > 0)
        context.log(`${withdrawn.toLocaleString('en')} entries that the list no longer has: withdrawn`)
      await joinKnown(client)
      await joinHalls(client, around.halls)
      await tellTopics(client)
      await rehouse(client, editions.ids())
      await refreshCounters(client)
    },
  }
}

/** The place of an entry: as the list says, else as the printed name tells; of a Chinese firm in English too. */
function regionOf(row: ExhibitorRow, placeIn: PlaceIn): string | null {
  const told = row.regionCode ?? regionOfName(row.listedName)
  return told ?? (row.countryCode === 'CN' ? placeIn(row.listedName) : null)
}

async function heldEntries(client: ClientBase, entries: Entry[]): Promise<Map<number, Held>> {
  const { rows } = await client.query<Held & { line: number }>(sql.findEntries, [
    entries.map(({ line }) => line),
    entries.map(({ editionId }) => editionId),
    entries.map(({ row }) => row.listedName),
    entries.map(({ row }) => row.boothNo),
    entries.map(({ asOf }) => asOf),
  ])
  return new Map(rows.map((row) => [row.line, row]))
}

/** Companies whose entries are about something else than before; a new entry changes the counts, and is seen by them. */
function retold(changed: readonly Entry[], held: ReadonlyMap<number, Held>): string[] {
  return changed.flatMap(({ line, row }) => {
    const before = held.get(line)
    const isSame =
      Object.keys(before?.topics ?? {})
        .toSorted()
        .join() === Object.keys(row.told).toSorted().join()
    return before?.company_id == null || isSame ? [] : [before.company_id]
  })
}

/** An entry twice in one batch is written twice, one after the other; told apart no finer than the database does (İ). */
function eachOnce(entries: Entry[]): Entry[][] {
  const rounds: Entry[][] = []
  const times = new Map<string, number>()
  for (const entry of entries) {
    const key = [entry.editionId, entry.row.boothNo, plain(entry.row.listedName)].join('\u001f')
    const round = times.get(key) ?? 0
    times.set(key, round + 1)
    rounds[round] = [...(rounds[round] ?? []), entry]
  }
  return rounds
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Numbers of all that the entry is found by (texts.ts), where it says something of itself. */
function textsOf({
  listedName,
  englishName,
  products,
  industry,
  introduction,
}: ExhibitorRow): number[] | null {
  if (introduction === null) return null
  return [...textNumbers([listedName, englishName, ...products, industry, introduction])]
}

function listed(row: ExhibitorRow, placeIn: PlaceIn): Listed {
  return {
    name: row.listedName,
    otherNames: row.otherNames,
    country: row.countryCode,
    website: row.website,
    englishName: row.englishName,
    introduction: row.introduction,
    products: row.products,
    industryText: row.registerIndustry,
    industryCode: industryOf(row.registerIndustry ?? undefined).code,
    regionCode: regionOf(row, placeIn),
    source:
      row.year === null || row.exhibition.includes(`${row.year}`)
        ? row.exhibition
        : `${row.exhibition} ${row.year}`,
  }
}

function isChanged(entry: Entry, held: Held | undefined, context: RunContext): boolean {
  if (!held || held.is_withdrawn || held.company_id === null) return true
  return !isWritten(held.row_hash, context.fileStamp, entry.hash)
}

function record(
  { row, hash, editionId, source, asOf }: Entry,
  held: Held | undefined,
  placed: Placed | undefined,
  context: RunContext,
) {
  return {
    id: held?.id ?? uuid(),
    edition_id: editionId,
    company_id: placed?.companyId ?? null,
    listed_name: row.listedName,
    listed_english_name: row.englishName,
    match_score: placed?.score ?? null,
    match_reasons: placed?.reasons ?? [],
    booth_no: row.boothNo,
    pavilion_code: row.pavilion,
    booth_type: row.boothType,
    booth_area: row.boothArea,
    role: row.role,
    products: row.products,
    topics: row.told,
    industry_text: row.industry,
    introduction: row.introduction,
    country_code: row.countryCode,
    data_source: source,
    as_of: asOf,
    source_url: row.sourceUrl,
    row_hash: stampWith(held?.row_hash ?? null, context.fileStamp, hash).toString('hex'),
    texts: textsOf(row),
    search_tokens: tokensText({
      names: [row.listedName, row.englishName],
      offers: [...row.products, ...(row.industry ? [row.industry] : [])],
    }),
  }
}
