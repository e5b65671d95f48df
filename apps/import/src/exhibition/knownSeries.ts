import type { Queries } from '@zhzz/db/queries.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { wrongNames } from '#correct/wasSaid.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'

export type KnownSeries = {
  id: string
  name: string
  englishName: string | null
  aliases: string[]
  industryCodes: string[]
  scope: string[]
}

/** Every series by its names, each without year and edition number. There are thousands, not millions. */
export class KnownSeriesList {
  readonly #byKey = new Map<string, KnownSeries>()

  static async load(client: Queries): Promise<KnownSeriesList> {
    const { rows } = await client.query<KnownSeries>(
      `select id, name, english_name as "englishName", aliases || ${wrongNames('s')} as aliases,
         industry_codes as "industryCodes", scope from exhibition_series s order by id`,
    )
    const list = new KnownSeriesList()
    for (const series of rows) list.add(series)
    return list
  }

  add(series: KnownSeries) {
    for (const name of [series.name, series.englishName, ...series.aliases]) {
      if (name && !this.#byKey.has(keyOf(name))) this.#byKey.set(keyOf(name), series)
    }
  }

  find(...names: (string | null)[]): KnownSeries | undefined {
    for (const name of names) {
      const series = name === null ? undefined : this.#byKey.get(keyOf(name))
      if (series) return series
    }
  }
}

function keyOf(name: string): string {
  return nameKey(seriesNameOf(name).series)
}
