import { ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { readPrinted } from '@zhzz/search/names/printedName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ToldTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { refreshCounters } from '#counters.ts'
import { dataset, type Outcome, type RunContext, type Writer } from '#dataset.ts'
import { loadSurroundings } from '#exhibition/exhibitions.ts'
import { tellTopics } from '#exhibition/tellTopics.ts'
import { isCompleteName } from '#exhibitor/completeName.ts'
import { Editions } from '#exhibitor/editions.ts'
import { exhibitorFields } from '#exhibitor/fields.ts'
import { type Match, matchRows } from '#exhibitor/match.ts'
import { rematchOpen } from '#exhibitor/rematch.ts'
import { type ExhibitorRow, exhibitorRow } from '#exhibitor/row.ts'
import { WholeList } from '#exhibitor/wholeList.ts'
import * as sql from '#exhibitor/write.ts'
import { writeBooths } from '#exhibitor/writeBooths.ts'
import { joinHalls } from '#hall/joinHalls.ts'
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
  match_status: string
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
    batchRows: 500,
    read: exhibitorRow,
    // The second booth of a company must find the company that its first one made.
    keysOf: ({ nameKey }: ExhibitorRow) => ({ leaves: [nameKey], avoids: [nameKey] }),
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
  return {
    hint: () => null,
    async write(rows) {
      const outcome: Outcome = { written: 0, unchanged: 0, rejected: [] }
      const entries: Entry[] = []
      for (const row of rows) {
        const edition = await editions.of(row.row)
        if ('missing' in edition) outcome.rejected.push({ line: row.line, reason: edition.missing })
        else entries.push({ ...row, editionId: edition.id })
      }
      const held = await heldEntries(client, entries)
      const open = entries.filter(({ line, hash }) => {
        const entry = held.get(line)
        return !(
          entry?.match_status === 'matched' &&
          !entry.is_withdrawn &&
          isWritten(entry.row_hash, context.fileStamp, hash)
        )
      })
      const matches = await matchRows(
        client,
        open.map(({ row }) => row),
      )
      const made = await addListCompanies(client, open, matches, context)
      await rewriteSearchRows(client, made, bounds)
      const changed = open.filter((entry, at) => isChanged(entry, held.get(entry.line), matches[at], context))
      const byLine = new Map(open.map(({ line }, at) => [line, matches[at]]))
      const records = changed.map((entry) => ({
        ...record(entry, held.get(entry.line), byLine.get(entry.line), context),
        region_code: regionOf(entry.row, around.placeIn),
      }))
      await client.query(sql.upsertEntries, [JSON.stringify(records)])
      await rewriteSearchRows(client, retold(changed, held), bounds)
      await writeBooths(
        client,
        changed.map(({ row }, at) => ({ id: records[at]?.id ?? '', booths: row.booths })),
        around.halls,
      )
      await whole?.see(entries)
      for (const partial of [true, false]) {
        const ids = entries.filter(({ row }) => row.isPartial === partial).map(({ editionId }) => editionId)
        if (ids.length > 0) await client.query(sql.markListed, [[...new Set(ids)], partial])
      }
      outcome.written = changed.length
      outcome.unchanged = entries.length - changed.length
      return outcome
    },
    async finish() {
      const withdrawn = (await whole?.withdrawOthers()) ?? 0
      if (withdrawn > 0)
        context.log(`${withdrawn.toLocaleString('en')} entries that the list no longer has: withdrawn`)
      await joinKnown(client)
      await joinHalls(client, around.halls)
      await tellTopics(client)
      await rematchOpen(client, editions.ids())
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
  ])
  return new Map(rows.map((row) => [row.line, row]))
}

/** Gives each complete name that matches nobody a company of its own, in `matches` too; returns their ids. */
async function addListCompanies(
  client: ClientBase,
  entries: Entry[],
  matches: Match[],
  context: RunContext,
): Promise<string[]> {
  const companies = entries.flatMap(({ row }, at) => {
    const match = matches[at]
    const { name } = readPrinted({ name: row.listedName })
    if (match?.status === 'matched' || !isCompleteName(name) || isLikelyKnown(match)) return []
    const id = uuid()
    matches[at] = {
      status: 'matched',
      companyId: id,
      score: 1,
      reasons: ['listedName'],
      candidates: match?.candidates ?? [],
    }
    return [
      {
        id,
        name,
        name_key: nameKey(name),
        english_name: row.englishName,
        introduction: row.introduction,
        products: row.products,
        industry_text: row.registerIndustry,
        industry_code: industryOf(row.registerIndustry ?? undefined).code,
        region_code: row.regionCode ?? regionOfName(name),
        data_source: `${row.exhibition}${row.year === null ? '' : ` ${row.year}`} (${context.fileName})`,
      },
    ]
  })
  if (companies.length > 0) await client.query(sql.insertListCompanies, [JSON.stringify(companies)])
  return companies.map(({ id }) => id)
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

/** From here on a candidate is more likely the company itself, printed a little differently, than another one. */
const likelyTheSame = 0.85

function isLikelyKnown(match: Match | undefined): boolean {
  return match?.candidates.some(({ score }) => score >= likelyTheSame) ?? false
}

function isChanged(
  entry: Entry,
  held: Held | undefined,
  match: Match | undefined,
  context: RunContext,
): boolean {
  if (!held || held.is_withdrawn || !isWritten(held.row_hash, context.fileStamp, entry.hash)) return true
  return held.match_status !== match?.status || held.company_id !== match.companyId
}

function record(
  { row, hash, editionId }: Entry,
  held: Held | undefined,
  match: Match | undefined,
  context: RunContext,
) {
  return {
    id: held?.id ?? uuid(),
    edition_id: editionId,
    company_id: match?.companyId ?? null,
    listed_name: row.listedName,
    listed_english_name: row.englishName,
    match_status: match?.status ?? 'unmatched',
    match_score: match?.score ?? null,
    match_reasons: match?.reasons ?? [],
    match_candidates: match?.candidates ?? [],
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
    data_source: context.fileName,
    source_url: row.sourceUrl,
    row_hash: stampWith(held?.row_hash ?? null, context.fileStamp, hash).toString('hex'),
    search_tokens: tokensText({
      names: [row.listedName, row.englishName],
      offers: [...row.products, ...(row.industry ? [row.industry] : [])],
    }),
  }
}
