import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import { contactsSaid } from '#company/contactsSaid.ts'
import type { CompanyField } from '#company/fields.ts'
import { statusWordOf } from '#company/statusWords.ts'
import { tagsOf } from '#company/tags.ts'
import { capitalOf } from '#value/capital.ts'
import { countryOf, regionOfCountry } from '#value/country.ts'
import { dateOf } from '#value/date.ts'
import { industryOf } from '#value/industry.ts'
import { regionOf, regionOfName } from '#value/region.ts'
import { secureLinkOf } from '#value/secureLink.ts'
import { countOf, lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export type CompanyRow = NonNullable<ReturnType<typeof build>>

const longestName = 200

/** A registry row. Without a name it is refused; a value that cannot be read is left out with a warning. */
export function companyRow(cells: Cells<CompanyField>): Verdict<CompanyRow> {
  const name = lineOf(cells.get('name'))
  if (name === null) return { rejected: 'no company name' }
  if (name.length > longestName) return { rejected: `the name is longer than ${longestName} characters` }
  const key = nameKey(name)
  if (key === '') return { rejected: 'the name has no letters' }
  const warnings: string[] = []
  return { row: build(cells, name, key, warnings), warnings }
}

function build(cells: Cells<CompanyField>, name: string, key: string, warnings: string[]) {
  const capital = capitalOf(
    cells.get('registeredCapital'),
    cells.header('registeredCapital')?.includes('万') ? 10_000 : 1,
  )
  const paidIn = capitalOf(
    cells.get('paidInCapital'),
    cells.header('paidInCapital')?.includes('万') ? 10_000 : 1,
  )
  const industry = industryOf(cells.get('industryCode') || cells.get('industry'))
  const address = lineOf(cells.get('address'))
  const countryCode = countryOf(cells.get('country'))
  const region =
    regionOf(
      [cells.get('region'), cells.get('province'), cells.get('city'), cells.get('district')],
      address,
    ) ?? regionOfCountry(countryCode)
  const date = (field: CompanyField) => {
    const found = dateOf(cells.get(field))
    if (
      found === null &&
      textOf(cells.get(field)) !== null &&
      !/长期|永续|无固定/.test(cells.get(field) ?? '')
    )
      warnings.push(`${field}: not a date`)
    return found
  }
  const texts = {
    englishName: lineOf(cells.get('englishName')),
    industryText: lineOf(cells.get('industry')) ?? industry.text,
    introduction: textOf(cells.get('introduction')),
    products: listOf(cells.get('products')),
  }
  return {
    ...texts,
    name,
    nameKey: key,
    told: toldOf({ ...texts, name }),
    creditCode: creditCode(cells.get('creditCode'), warnings),
    shortName: lineOf(cells.get('shortName')),
    brands: listOf(cells.get('brands')),
    formerNames: listOf(cells.get('formerNames')).filter(
      (former) => nameKey(former) !== key && nameKey(former) !== '',
    ),
    legalRepresentative: lineOf(cells.get('legalRepresentative')),
    enterpriseType: lineOf(cells.get('enterpriseType')),
    registrationStatus: statusWordOf(cells.get('registrationStatus')),
    establishDate: date('establishDate'),
    approvalDate: date('approvalDate'),
    termStart: date('termStart'),
    termEnd: date('termEnd'),
    registeredCapital: capital.amount,
    registeredCapitalCurrency: capital.currency,
    registeredCapitalText: capital.text,
    paidInCapital: paidIn.amount,
    registrationAuthority: lineOf(cells.get('registrationAuthority')),
    registrationNo: lineOf(cells.get('registrationNo')),
    organizationCode: lineOf(cells.get('organizationCode')),
    taxpayerNo: lineOf(cells.get('taxpayerNo')),
    industryCode: industry.code,
    regionCode: region,
    /** what the name tells; only where no source says more */
    nameRegion: region === null ? regionOfName(name) : null,
    address,
    mailAddress: lineOf(cells.get('mailAddress')),
    longitude: numberOf(cells.get('longitude')),
    latitude: numberOf(cells.get('latitude')),
    businessScope: textOf(cells.get('businessScope')),
    insuredCount: countOf(cells.get('insuredCount')),
    staffScale: lineOf(cells.get('staffScale')),
    website: webAddressOf(cells.get('website')),
    stockCode: lineOf(cells.get('stockCode')),
    exchange: lineOf(cells.get('exchange')),
    countryCode,
    logoUrl: secureLinkOf(cells.get('logo')),
    taxpayerQualification: lineOf(cells.get('taxpayerQualification')),
    customsCode: lineOf(cells.get('customsCode')),
    tags: tagsOf(cells.get('tags')),
    said: contactsSaid(cells, warnings),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
  }
}

/** Texts of a company that tell what it is about. */
export type ToldBy = {
  name: string
  englishName: string | null
  industryText: string | null
  introduction: string | null
  products: string[]
}

export function toldOf({ name, englishName, industryText, introduction, products }: ToldBy) {
  const categories = industryText === null ? [] : [industryText]
  return exhibitorTopics({ categories, products, introduction, names: [name, englishName] })
}

/** A wrong code is worse than none: it would join two companies. The row is kept by its name. */
function creditCode(value: string | undefined, warnings: string[]): string | null {
  const code = textOf(value)?.normalize('NFKC').toUpperCase().replace(/\s/g, '')
  if (code === undefined) return null
  if (isUnifiedSocialCreditCode(code)) return code
  warnings.push('creditCode: the check digit is wrong, the code was left out')
  return null
}
