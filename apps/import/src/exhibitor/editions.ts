import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { wasSaidOf } from '#correct/wasSaid.ts'
import type { RunContext } from '#dataset.ts'
import { noFacts } from '#exhibition/facts.ts'
import { findOrAddSeries } from '#exhibition/findOrAddSeries.ts'
import type { ExhibitionRow } from '#exhibition/row.ts'
import { noSeriesFacts } from '#exhibition/seriesFacts.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'
import { type Surroundings, writeEdition } from '#exhibition/writeEdition.ts'
import type { NamedEdition } from '#exhibitor/namedEdition.ts'
import { giveHall } from '#hall/joinHalls.ts'
import type { Origin } from '#origin.ts'

export type EditionFound = { id: string; hallId: string | null } | { missing: string }

/** Finds the edition a row belongs to, by its days when the row has some, else by year and number; makes it when the row says its first day. */
export class Editions {
  readonly #found = new Map<string, EditionFound>()
  readonly #client: ClientBase
  readonly #around: Surroundings
  readonly #context: Pick<RunContext, 'log'>

  constructor(client: ClientBase, around: Surroundings, context: Pick<RunContext, 'log'>) {
    this.#client = client
    this.#around = around
    this.#context = context
  }

  async of({ row, source, asOf }: Origin & { row: NamedEdition }): Promise<EditionFound> {
    const key = [nameKey(row.exhibition), row.year, row.startDate, row.hall].join(' ')
    const known = this.#found.get(key)
    if (known) return known
    const found = await this.#placed(await this.#find(row, { source, asOf }), row.hall)
    this.#found.set(key, found)
    return found
  }

  /** Of the editions found so far. */
  ids(): string[] {
    return [...this.#found.values()].flatMap((found) => ('id' in found ? [found.id] : []))
  }

  /** An edition without a hall gets the one that is named; a name that may mean several is asked about. */
  async #placed(found: EditionFound, venue: string | null): Promise<EditionFound> {
    if ('missing' in found || found.hallId !== null || venue === null) return found
    const hall = this.#around.halls.find(venue)
    if (!hall) {
      const doubt = this.#doubtOf(venue)
      return doubt === null ? found : { missing: doubt }
    }
    await giveHall(this.#client, found.id, hall)
    return { ...found, hallId: hall.id }
  }

  async #find(row: NamedEdition, origin: Origin): Promise<EditionFound> {
    const name = seriesNameOf(row.exhibition)
    const year = row.year ?? name.year
    const series = this.#around.series.find(row.exhibition)
    if (series) {
      const { rows } = await this.#client.query<{ id: string; hallId: string | null }>(
        `select id, hall_id as "hallId" from exhibition_edition e
         where series_id = $1 and case when $2::date is null
           then ($3::integer is null or year = $3 or ${wasSaidOf('year', '$3::integer')}) and ($4::integer is null or edition_no is null or edition_no = $4)
           else start_date <= greatest($5::date, $2) and end_date >= $2 or ${wasSaidOf('start_date', '$2::date')} end
         order by start_date = $2 desc, start_date desc limit 2`,
        [series.id, row.startDate, year, name.editionNo, row.endDate],
      )
      const [edition, second] = rows
      if (edition && (!second || row.startDate !== null)) return edition
      if (edition) return { missing: `several editions of ${series.name} fit: give the first day` }
    }
    if (row.startDate === null) {
      return {
        missing: `no edition of ${row.exhibition}${year === null ? '' : ` in ${year}`} is known: give its first and last day`,
      }
    }
    const doubt = this.#doubtOf(row.hall)
    if (doubt !== null) return { missing: doubt }
    return this.#add(row, origin, year ?? Number(row.startDate.slice(0, 4)), row.startDate)
  }

  /** What is to be asked about a hall before an edition is made in it; one that nothing resembles is kept as printed. */
  #doubtOf(venue: string | null): string | null {
    if (venue === null || this.#around.halls.find(venue)) return null
    const candidates = this.#around.halls.candidates(venue)
    if (candidates.length > 0)
      return `no hall is called ${venue}: is it ${candidates.join(' or ')}? Name it so, or import it first as one of halls`
    this.#context.log(
      `the hall ${venue} is not known: it stays in words, and is joined when it is imported as one of halls`,
    )
    return null
  }

  async #add(row: NamedEdition, origin: Origin, year: number, startDate: string): Promise<EditionFound> {
    const { series, editionNo, year: printedYear } = seriesNameOf(row.exhibition)
    const isChinese = /[\u4e00-\u9fff]/.test(row.exhibition)
    const name = editionNo === null && printedYear === null ? `${row.exhibition} ${year}` : row.exhibition
    const edition: ExhibitionRow = {
      name,
      englishName: isChinese ? null : name,
      series,
      editionNo,
      year,
      saysYear: true,
      startDate,
      endDate: row.endDate ?? startDate,
      venue: row.hall,
      regionCode: null,
      place: '',
      organizations: [],
      industries: [],
      scope: [],
      metrics: [],
      website: null,
      introduction: null,
      sourceUrl: row.sourceUrl,
      facts: noFacts,
      seriesFacts: noSeriesFacts,
    }
    const target = {
      id: uuid(),
      series: await findOrAddSeries(this.#client, edition, this.#around, origin.source),
      stamp: null,
      ...origin,
    }
    await writeEdition(this.#client, edition, target, this.#around)
    return { id: target.id, hallId: null }
  }
}
