import type { Source, SourceRow } from '#read/record.ts'

/**
 * Records of GLEIF's golden copy (https://www.gleif.org/en/lei-data/gleif-golden-copy, CC0 1.0), in CSV or as lei-cdf of
 * JSON, as rows of companies by the names of the fields.
 */
const fields = [
  'name',
  'englishName',
  'shortName',
  'formerNames',
  'creditCode',
  'registrationNo',
  'registrationStatus',
  'establishDate',
  'country',
  'region',
  'address',
  'mailAddress',
  'sourceUrl',
  'source',
]

/** How the registry's publisher wants to be named; its data are in the public domain. */
export const gleifSource = 'GLEIF (CC0 1.0)'

/** Whether a header is that of the golden copy. */
export function isGleif(header: readonly string[]): boolean {
  return header.includes('LEI') && header.some((name) => name === 'Entity.LegalName')
}

/** The source with the columns of companies. Funds and records that GLEIF itself took back are refused. */
export function fromGleif(source: Source): Source {
  const index = new Map(source.header.map((path, at) => [path, at]))
  const others = otherNameColumns(index)
  async function* rows(): AsyncGenerator<SourceRow[]> {
    for await (const piece of source.rows) yield piece.map((row) => companyRow(row, index, others))
  }
  return {
    ...source,
    header: fields,
    rows: rows(),
    remarks: [...source.remarks, `read as GLEIF’s golden copy, source ${gleifSource}`],
  }
}

/** Columns of a name; `isList`: it holds several, with `;` between them. */
type OtherName = { name: number; type: number; language: number; isList: boolean }
type Index = ReadonlyMap<string, number>

const otherName =
  /^Entity\.(?:Transliterated)?OtherEntityNames\.(?:Transliterated)?OtherEntityName(?:\.\d+)?$/

/** CSV counts the names (`…OtherEntityName.1`), JSON holds them in lists of equal length. */
function otherNameColumns(index: Index): OtherName[] {
  const column = (...paths: string[]) =>
    paths.map((path) => index.get(path)).find((at) => at !== undefined) ?? -1
  return [...index].flatMap(([path, name]) =>
    otherName.test(path)
      ? [
          {
            name,
            type: column(`${path}.type`, `${path}.@type`),
            language: column(`${path}.xmllang`, `${path}.@xml:lang`),
            isList: !/\d$/.test(path),
          },
        ]
      : [],
  )
}

function companyRow(row: SourceRow, index: Index, others: readonly OtherName[]): SourceRow {
  const { line, values, broken } = row
  const at = (path: string) => values[index.get(path) ?? -1]?.trim() ?? ''
  const refused = broken ?? refusal(at('Entity.EntityCategory'), at('Registration.RegistrationStatus'))
  if (refused !== undefined) return { ...row, broken: refused }
  const country = at('Entity.LegalAddress.Country') || at('Entity.LegalJurisdiction').slice(0, 2)
  const registered = at('Entity.RegistrationAuthority.RegistrationAuthorityEntityID')
  const isCode = country === 'CN' && /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(registered)
  const legal = {
    text: at('Entity.LegalName'),
    type: 'LEGAL_NAME',
    language: at('Entity.LegalName.xmllang') || at('Entity.LegalName.@xml:lang'),
  }
  const names = [legal, ...others.flatMap((other) => namesIn(values, other))]
  const chinese = names.find(({ text, type }) => hasHan(text) && !isFormer(type))
  const name = hasHan(legal.text) ? legal.text : country === 'CN' && chinese ? chinese.text : legal.text
  const english = names.find(
    ({ text, type, language }) =>
      text !== name && !hasHan(text) && !isFormer(type) && /^(?:en|$)/i.test(language),
  )
  const company: Record<string, string> = {
    name,
    englishName: english?.text ?? '',
    shortName: names.find(({ type }) => /TRADING_OR_OPERATING/.test(type))?.text ?? '',
    formerNames: names
      .filter(({ type }) => isFormer(type))
      .map(({ text }) => text.replace(/[;|\n]/g, ' '))
      .join('\n'),
    creditCode: isCode ? registered : '',
    registrationNo: isCode ? '' : registered,
    registrationStatus: at('Entity.EntityStatus'),
    establishDate: at('Entity.EntityCreationDate').slice(0, 10),
    country,
    region: '',
    address: addressOf('Entity.LegalAddress', at, country),
    mailAddress: addressOf('Entity.HeadquartersAddress', at, country),
    sourceUrl: `https://search.gleif.org/#/record/${at('LEI')}`,
    source: gleifSource,
  }
  return { line, values: fields.map((field) => company[field] ?? '') }
}

function refusal(category: string, status: string): string | undefined {
  if (category === 'FUND') return 'a fund, not a company'
  return /^(?:DUPLICATE|ANNULLED|CANCELLED|PENDING_VALIDATION)$/.test(status)
    ? `GLEIF says of the record that it is ${status.toLowerCase().replace('_', ' ')}`
    : undefined
}

function namesIn(values: readonly string[], { name, type, language, isList }: OtherName) {
  const [texts = [], types = [], languages = []] = [name, type, language].map((at) => {
    const cell = values[at]?.trim() ?? ''
    return isList ? cell.split(';').map((part) => part.trim()) : [cell]
  })
  return texts.flatMap((text, at) =>
    text === '' ? [] : [{ text, type: types[at] ?? '', language: languages[at] ?? '' }],
  )
}

function isFormer(type: string): boolean {
  return /PREVIOUS/.test(type)
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** Streets, city, post code as the country writes them: of China without blanks, else with commas. */
function addressOf(path: string, at: (path: string) => string, country: string): string {
  const lines = ['FirstAddressLine', 'AdditionalAddressLine', 'AdditionalAddressLine.1'].map((part) =>
    at(`${path}.${part}`),
  )
  const [city, postCode] = [at(`${path}.City`), at(`${path}.PostalCode`)]
  const street = lines.filter((line) => line !== '')
  if (street.length === 0) return city
  if (country === 'CN' && hasHan(street.join(''))) {
    const whole = street.join('')
    return whole.includes(city) ? whole : `${city}${whole}`
  }
  return [...street, [postCode, city].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ')
}
