import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import { boothsOf } from '#exhibitor/booth.ts'
import { boothTypeOf } from '#exhibitor/boothWords.ts'
import type { ExhibitorField } from '#exhibitor/fields.ts'
import { type NamedEdition, namedEditionIn } from '#exhibitor/namedEdition.ts'
import { countryOf } from '#value/country.ts'
import { industryOf } from '#value/industry.ts'
import { regionOf } from '#value/region.ts'
import { lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

/** What lists print where the exhibitor is not known yet. */
const noName =
  /^(?:tb[acd]|to be (?:announced|confirmed)|待定|待补充|待公布|预留|空展?位|reserved|exhibitor|参展商|匿名|企业名称)$/i

type Told = {
  listedName: string
  englishName: string | null
  edition: NamedEdition
  role: string | null
}
export type ExhibitorRow = ReturnType<typeof build> & { boothType: string }

/** An entry needs a printed name and an exhibition; a row whose role says that it only holds a forum is no entry. */
export function exhibitorRow(cells: Cells<ExhibitorField>): Verdict<ExhibitorRow> {
  const englishName = lineOf(cells.get('englishName'))
  const listedName = lineOf(cells.get('listedName')) ?? englishName
  if (listedName === null || nameKey(listedName) === '') return { rejected: 'no printed name' }
  if (noName.test(listedName)) return { rejected: `not a name: ${listedName}` }
  if (listedName.length > 300) return { rejected: 'the printed name is longer than 300 characters' }
  const edition = namedEditionIn(cells)
  if ('rejected' in edition) return edition
  const role = textOf(cells.get('role'))
  if (role !== null && !/展|exhibit|direct|co|represented|代理/i.test(role))
    return { rejected: `not an exhibitor: the role is ${role}` }
  const boothType = boothTypeOf(cells.get('boothType'))
  const warnings =
    boothType === null
      ? [`boothType: ${(textOf(cells.get('boothType')) ?? '').slice(0, 40)} is not understood`]
      : []
  const row = build(cells, { listedName, englishName, edition, role })
  return { row: { ...row, boothType: boothType ?? 'unknown' }, warnings }
}

function build(cells: Cells<ExhibitorField>, { listedName, englishName, edition, role }: Told) {
  const { boothNo, pavilion, booths } = boothsOf(
    cells.get('booths'),
    cells.get('pavilion'),
    lineOf(cells.get('hall')),
  )
  const trade = tradeOf(cells, listedName, englishName)
  const code = textOf(cells.get('creditCode'))?.normalize('NFKC').toUpperCase().replace(/\s/g, '') ?? null
  return {
    listedName,
    englishName,
    otherNames: otherNamesOf(cells.get('aliases'), englishName),
    website: webAddressOf(cells.get('website')),
    creditCode: code !== null && isUnifiedSocialCreditCode(code) ? code : null,
    boothNo,
    pavilion,
    booths,
    boothArea: numberOf(cells.get('boothArea')),
    role: /联合|co-?exhibit|^co$/i.test(role ?? '')
      ? 'co'
      : /代理|represented/i.test(role ?? '')
        ? 'represented'
        : 'direct',
    ...trade,
    countryCode: countryOf(cells.get('country')),
    regionCode: regionOf([cells.get('region'), cells.get('city')]),
    ...edition,
    isPartial: /部分|partial/i.test(cells.get('listStatus') ?? ''),
  }
}

/** What it shows and deals in, as printed, and what it is about by these words. */
function tradeOf(cells: Cells<ExhibitorField>, listedName: string, englishName: string | null) {
  const [industry, category, scope] = [
    lineOf(cells.get('industry')),
    withoutNumbers(lineOf(cells.get('category'))),
    lineOf(cells.get('scope')),
  ]
  const shown = listOf(cells.get('products')).filter(hasLetters)
  const introduction = textOf(cells.get('introduction'))
  const columns = [industry, category].filter((text) => text !== null)
  const told = exhibitorTopics({
    categories: columns.length === 0 && scope !== null ? [scope] : columns,
    products: shown,
    introduction,
    names: [listedName, englishName],
  })
  const gbText = [scope, industry, category].find((text) => industryOf(text ?? undefined).code !== null)
  return {
    industry: industry ?? category ?? scope,
    /** The text that names an industry of GB/T 4754, where one does. */
    registerIndustry: gbText ?? industry ?? category ?? scope,
    products: shown.length > 0 || category === null ? shown : listOf(category),
    introduction,
    told,
  }
}

/** Some sites keep the years of an exhibitor among its categories: `2019;2021;Cyber`. */
function withoutNumbers(categories: string | null): string | null {
  const named = categories?.split(/[;；]/).filter(hasLetters) ?? []
  return named.length > 0 ? named.join(';') : null
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** The English name and the aliases; a comma stands within a name (…, Inc.). */
function otherNamesOf(aliases: string | undefined, englishName: string | null): string[] {
  const names = (textOf(aliases)?.split(/[;；、|\n]/) ?? []).map((name) => lineOf(name))
  return [...new Set([englishName, ...names].filter((name) => name !== null))]
}
