import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { type Fact, type Kind, nameFact, plain } from '#correct/kind/kind.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'

const area = (text: string) => numberOf(text)
const yearOf = (text: string) => countOf(/\d{4}/.exec(text)?.[0])

const facts: Record<FactOf<'hall'>, Fact> = {
  name: nameFact,
  englishName: plain('english_name', lineOf),
  region: plain('region_code', (text) => regionOf([text])),
  address: plain('address', lineOf),
  indoorArea: plain('indoor_area', area),
  outdoorArea: plain('outdoor_area', area),
  pavilionCount: plain('pavilion_count', countOf),
  openedYear: plain('opened_year', yearOf),
  operatorName: plain('operator_name', lineOf),
  phone: plain('phone', lineOf),
  website: plain('website', webAddressOf),
  traffic: plain('traffic', textOf),
  truckRules: plain('truck_rules', textOf),
  introduction: plain('introduction', textOf),
}

type Named = { names: (string | null)[]; address: string | null; regionCode: string | null }

/** 展馆. */
export const hall: Kind = {
  table: 'hall',
  name: 'name',
  facts,
  async follow(client, id) {
    const { rows } = await client.query<Named>(
      `select array[name, english_name, known_name] || aliases || known_aliases as names, address, region_code as "regionCode"
       from hall where id = $1`,
      [id],
    )
    for (const { names, address, regionCode } of rows) {
      const tokens = tokensText({ names, offers: address === null ? [] : [address], regionCode })
      await client.query('update hall set search_tokens = $2::tsvector where id = $1', [id, tokens])
    }
  },
  reach: () => null,
}
