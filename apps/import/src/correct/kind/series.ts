import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import { retoken } from '#correct/kind/edition.ts'
import { type Fact, type Kind, nameFact, plain } from '#correct/kind/kind.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'

const companies = `
  select distinct x.company_id as id from exhibition_edition e join exhibitor x on x.edition_id = e.id
  where e.series_id = $1 and x.company_id is not null`

/** By the labels of the dictionary, else by what the words mean; all of them have to mean something. */
const industries: Fact = {
  group: 'industries',
  columns: ['industry_codes', 'industry_basis'],
  async read(text, { client }) {
    const labels = listOf(text)
    const { rows } = await client.query<{ code: string; label: string }>(
      `select code, label from dictionary_item cross join unnest(array[code, label_zh_hans, label_en] || brought_labels) label
       where type = 'exhibition_industry' and label = any ($1)`,
      [labels],
    )
    const codes = labels.map((label) => {
      const same = rows.filter((row) => row.label === label).map(({ code }) => code)
      return same.length > 0 ? same : topicsOf(label)
    })
    if (codes.length === 0 || codes.some((each) => each.length === 0)) return null
    return {
      values: { industry_codes: [...new Set(codes.flat())], industry_basis: 'stated' },
      shown: labels.join(';'),
    }
  },
}

const facts: Record<FactOf<'series'>, Fact> = {
  name: nameFact,
  englishName: plain('english_name', lineOf),
  website: plain('website', webAddressOf),
  introduction: plain('introduction', textOf),
  industries: { ...industries, isNeeded: true },
}

/** 展会系列. */
export const series: Kind = {
  table: 'exhibition_series',
  name: 'name',
  facts,
  follow: (client, id) => retoken(client, 'series_id', id),
  reach: (changed) => ('industry_codes' in changed ? companies : null),
}
