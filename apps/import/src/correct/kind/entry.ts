import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import type { Queries } from '@zhzz/db/queries.ts'
import { textNumbers } from '@zhzz/search/document/texts.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type Fact, type Kind, plain } from '#correct/kind/kind.ts'
import { refreshCountersOf } from '#countersOf.ts'
import { boothsOf } from '#exhibitor/booth.ts'
import { writeBooths } from '#exhibitor/writeBooths.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import { lineOf } from '#value/text.ts'

/** Whose entry it is, by the id of a company that stands by itself. */
const company: Fact = {
  group: 'company',
  columns: ['company_id', 'match_status', 'match_score', 'match_reasons', 'match_candidates'],
  isNeeded: true,
  isAsked: true,
  async read(text, { client }) {
    const { rows } = await client.query<{ id: string; name: string }>(
      'select id, name from company where id::text = $1 and merged_into_id is null',
      [text],
    )
    const [found] = rows
    if (found === undefined) return null
    const values = {
      company_id: found.id,
      match_status: 'matched',
      match_score: 1,
      match_reasons: ['saidToBe'],
      match_candidates: [],
    }
    return { values, shown: found.name }
  },
}

const booths: Fact = {
  group: 'booths',
  columns: ['booth_no', 'pavilion_code'],
  isNeeded: true,
  read(text, { held }) {
    const { boothNo, pavilion } = boothsOf(text, undefined)
    if (boothNo === '') return null
    const stands = held['pavilion_code']
    const pavilion_code = pavilion ?? (typeof stands === 'string' ? stands : null)
    return { values: { booth_no: boothNo, pavilion_code }, shown: boothNo }
  },
}

const facts: Record<FactOf<'entry'>, Fact> = {
  listedName: {
    group: 'listedName',
    columns: ['listed_name'],
    isNeeded: true,
    read: (text) => {
      const name = lineOf(text)
      return name === null || nameKey(name) === '' || name.length > 300
        ? null
        : { values: { listed_name: name }, shown: name }
    },
  },
  listedEnglishName: plain('listed_english_name', lineOf),
  booths,
  pavilion: plain('pavilion_code', lineOf, 'booths'),
  company,
}

type Entry = {
  names: (string | null)[]
  offers: string[]
  introduction: string | null
  booths: string
  pavilion: string | null
}

const named = `
  select array[listed_name, listed_english_name] as names, introduction, booth_no as booths, pavilion_code as pavilion,
    array_remove(products || industry_text, null) as offers
  from exhibitor where id = $1`

/** An entry of the exhibitor list of an edition. */
export const entry: Kind = {
  table: 'exhibitor',
  name: 'listed_name',
  facts,
  emptyIsWrong: ['withdrawn_at'],
  async follow(client, id, changed, held) {
    const { rows } = await client.query<Entry>(named, [id])
    for (const row of rows) await write(client, id, row, changed)
    const companies = [held['company_id'], changed['company_id']].filter((one) => typeof one === 'string')
    if ('company_id' in changed || 'withdrawn_at' in changed) {
      await countList(client, id)
      await refreshCountersOf(client, companies)
    }
  },
  reach: () => null,
}

async function write(
  client: Queries,
  id: string,
  { names, offers, introduction, ...stands }: Entry,
  changed: Readonly<Record<string, unknown>>,
) {
  const texts =
    introduction === null
      ? null
      : [...textNumbers([...names, ...offers, introduction].filter((text) => text !== null))]
  await client.query('update exhibitor set search_tokens = $2::tsvector, texts = $3 where id = $1', [
    id,
    tokensText({ names, offers }),
    texts,
  ])
  if (!('booth_no' in changed || 'pavilion_code' in changed)) return
  const told = boothsOf(stands.booths, stands.pavilion ?? undefined)
  await writeBooths(client, [{ id, booths: told.booths }], await KnownHalls.load(client))
}

/** How many stand on the list of this entry. */
async function countList(client: Queries, id: string) {
  await client.query(
    `update exhibition_edition e set listed_exhibitor_count =
       (select count(*) from exhibitor x where x.edition_id = e.id and x.withdrawn_at is null)
     where e.id = (select edition_id from exhibitor where id = $1)`,
    [id],
  )
}
