import type { ClientBase } from 'pg'
import { Growing } from '#world/growing.ts'
import { rowsOf } from '#world/rows.ts'
import type { Companies } from '#world/world.ts'

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
): Promise<Companies> {
  const ids = new Growing((length) => new Uint8Array(length), 16_384)
  let count = 0
  await enumerate((id) => {
    count++
    for (const byte of Buffer.from(id.replaceAll('-', ''), 'hex')) ids.push(byte)
  })
  const companies: Companies = {
    count,
    ids: ids.done(),
    industry: new Uint8Array(count),
    province: new Uint8Array(count),
    region: new Uint32Array(count),
    lat: new Float32Array(count).fill(Number.NaN),
    lon: new Float32Array(count).fill(Number.NaN),
    capital: new Float32Array(count).fill(Number.NaN),
    isClosed: new Uint8Array(count),
  }
  // Both come by rising id, so one walk beside the other finds each.
  let at = 0
  for await (const [id, industry, region, lat, lon, capital, status] of rowsOf<CompanyRow>(
    client,
    'companies',
    companiesSql,
  )) {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
    while (at < count && Buffer.compare(Buffer.from(companies.ids.buffer, at * 16, 16), bytes) < 0) at++
    if (at >= count || Buffer.compare(Buffer.from(companies.ids.buffer, at * 16, 16), bytes) !== 0) continue
    companies.industry[at] = Number(industry?.replace(/^[A-Z]/, '').slice(0, 2)) || 0
    companies.province[at] = /^\d{6}$/.test(region ?? '') ? Number(region?.slice(0, 2)) : 0
    companies.region[at] = /^\d{6}$/.test(region ?? '') ? Number(region) : 0
    companies.lat[at] = lat ?? Number.NaN
    companies.lon[at] = lon ?? Number.NaN
    companies.capital[at] = capital === null || capital <= 0 ? Number.NaN : Math.log10(capital)
    companies.isClosed[at] = Number(status === 'red')
  }
  return companies
}

const companiesSql = `
  select company.id, company.industry_code, company.region_code, coalesce(company.latitude, region.latitude),
    coalesce(company.longitude, region.longitude),
    case when company.registered_capital_currency is null or company.registered_capital_currency = 'CNY'
      then company.registered_capital end, company.status_group
  from company left join region on region.code = company.region_code
  where company.merged_into_id is null
  order by company.id`
