import type { ClientBase } from 'pg'
import { eachAlone } from '#names/houses.ts'
import { Growing } from '#world/growing.ts'
import { rowsOf } from '#world/rows.ts'
import { type Exhibitors, unknownFacts } from '#world/world.ts'

type CompanyRow = [
  id: string,
  industry: string | null,
  region: string | null,
  lat: number | null,
  lon: number | null,
  capital: number | null,
  status: string,
]

/** `enumerate` names the companies in the order they are to be numbered; what is known of them is read after. */
export async function loadCompanies(
  client: ClientBase,
  enumerate: (onCompany: (id: string) => void) => Promise<void>,
): Promise<Exhibitors> {
  const ids = new Growing((length) => new Uint8Array(length), 16_384)
  let count = 0
  await enumerate((id) => {
    count++
    for (const byte of Buffer.from(id.replaceAll('-', ''), 'hex')) ids.push(byte)
  })
  const bytesOf = ids.done()
  const [home, lat, lon] = [
    new Uint8Array(count),
    new Float32Array(count).fill(Number.NaN),
    new Float32Array(count).fill(Number.NaN),
  ]
  const facts = unknownFacts(count)
  // Both come by rising id, so one walk beside the other finds each.
  let at = 0
  for await (const [id, industry, region, latitude, longitude, capital, status] of rowsOf<CompanyRow>(
    client,
    'companies',
    companiesSql,
  )) {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
    while (at < count && Buffer.compare(Buffer.from(bytesOf.buffer, at * 16, 16), bytes) < 0) at++
    if (at >= count || Buffer.compare(Buffer.from(bytesOf.buffer, at * 16, 16), bytes) !== 0) continue
    const code = /^\d{6}$/.test(region ?? '') ? Number(region) : 0
    home[at] = Math.floor(code / 10_000)
    lat[at] = latitude ?? Number.NaN
    lon[at] = longitude ?? Number.NaN
    facts.industry[at] = Number(industry?.replace(/^[A-Z]/, '').slice(0, 2)) || 0
    facts.region[at] = code
    facts.capital[at] = capital === null || capital <= 0 ? Number.NaN : Math.log10(capital)
    facts.isClosed[at] = Number(status === 'red')
  }
  return {
    count,
    keyOf: (company) => idAt(bytesOf, company),
    houses: eachAlone,
    names: null,
    origins: { of: 'exhibitor', home, lat, lon },
    ...facts,
  }
}

function idAt(ids: Uint8Array, company: number): string {
  const hex = Buffer.from(ids.buffer, ids.byteOffset + company * 16, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const companiesSql = `
  select company.id, company.industry_code, company.region_code, coalesce(company.latitude, region.latitude),
    coalesce(company.longitude, region.longitude),
    case when company.registered_capital_currency is null or company.registered_capital_currency = 'CNY'
      then company.registered_capital end, company.status_group
  from company left join region on region.code = company.region_code
  where company.merged_into_id is null
  order by company.id`
