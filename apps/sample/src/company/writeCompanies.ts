import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { companyOf, type SampleCompany } from '#company/company.ts'
import { topicsOf } from '#company/topicsOf.ts'
import { whereIs } from '#company/whereIs.ts'
import { writeModules } from '#companyModule/writeModules.ts'
import { addDays } from '#days.ts'
import type { Exhibiting } from '#exhibition/exhibiting.ts'
import { contactTypesOf } from '#people/contact.ts'

const perBatch = 5_000
/** Companies with larger numbers have neither contacts nor records: those would take longer than all the rest. */
export const mostContactCompanies = 60_000

/** Companies with their search rows, batch by batch; calls `progress` with the number written so far. */
export async function writeCompanies(
  client: ClientBase,
  {
    seed,
    companies,
    today,
    exhibiting,
  }: { seed: number; companies: number; today: string; exhibiting: Exhibiting },
  progress: (written: number) => void,
) {
  const { rows } = await client.query<{ least_prominence: number }>(
    'select least_prominence from company_search_tier order by tier',
  )
  const bounds = rows.map((row) => row.least_prominence)
  for (let from = 0; from < companies; from += perBatch) {
    const batch = Array.from({ length: Math.min(perBatch, companies - from) }, (_, at) =>
      companyOf(seed, from + at),
    )
    await writeBatch(client, { batch, from, seed, today, exhibiting, bounds })
    if (from < mostContactCompanies) await writeModules(client, { batch, from, seed, companies })
    progress(Math.min(companies, from + perBatch))
  }
}

async function writeBatch(
  client: ClientBase,
  {
    batch,
    from,
    seed,
    today,
    exhibiting,
    bounds,
  }: {
    batch: SampleCompany[]
    from: number
    seed: number
    today: string
    exhibiting: Exhibiting
    bounds: number[]
  },
) {
  const counted = batch.map((company, at) => ({
    company,
    // Of every ninth nothing was heard for more than a year.
    asOf: addDays(today, (from + at) % 9 === 0 ? -430 : -12),
    contacts: from + at < mostContactCompanies ? company.contactCount : 0,
    exhibitions: exhibiting.count(from + at),
    latest: exhibiting.latest(from + at),
    where: whereIs(company.regionCode, from + at),
  }))
  await copyInto(
    client,
    `company (id, unified_social_credit_code, name, name_key, english_name, short_name, legal_representative,
      enterprise_type, registration_status, establish_date, term_start, registered_capital,
      registered_capital_currency, registered_capital_text, registration_authority, industry_code, region_code,
      registered_address, business_scope, introduction, products, topics, insured_count, staff_scale, website,
      exhibition_count, latest_exhibition_date, contact_count, data_source, as_of, longitude, latitude)`,
    copyPieces(
      counted.map(({ company: c, asOf, contacts, exhibitions, latest, where }) => [
        c.id,
        c.creditCode,
        c.name,
        nameKey(c.name),
        c.englishName,
        c.shortName,
        c.legalRepresentative,
        c.enterpriseType,
        c.status,
        c.establishDate,
        c.establishDate,
        c.capital,
        'CNY',
        `${c.capital / 10_000}万元人民币`,
        `${c.place.name}市市场监督管理局`,
        c.industryCode,
        c.regionCode,
        c.address,
        c.scope,
        c.introduction,
        c.products,
        JSON.stringify(topicsOf(c)),
        c.insuredCount,
        c.staffScale,
        c.website,
        exhibitions,
        latest,
        contacts,
        '示例数据',
        asOf,
        where?.longitude ?? null,
        where?.latitude ?? null,
      ]),
    ),
  )
  await copyInto(
    client,
    'company_brand (company_id, name, name_key)',
    copyPieces(batch.flatMap((c) => c.brands.map((brand) => [c.id, brand, nameKey(brand)]))),
  )
  await copyInto(
    client,
    'company_former_name (company_id, name, name_key)',
    copyPieces(
      batch.flatMap((c) =>
        c.formerName === null || c.formerName === c.name ? [] : [[c.id, c.formerName, nameKey(c.formerName)]],
      ),
    ),
  )
  await copyInto(
    client,
    'company_tag (company_id, tag_code)',
    copyPieces(batch.flatMap((c) => c.tags.map((tag) => [c.id, tag]))),
  )
  await copyInto(
    client,
    `company_search (${copyColumns})`,
    counted.map(({ company: c, contacts, exhibitions, latest }, at) =>
      copyLine(
        searchDocument({
          ...c,
          formerNames: c.formerName === null || c.formerName === c.name ? [] : [c.formerName],
          businessScope: c.scope,
          registeredCapital: c.capital,
          exhibitionCount: exhibitions,
          latestExhibitionDate: latest,
          contactCount: contacts,
          contactTypes: contactTypesOf(contacts, from + at, seed),
          seriesIds: exhibiting.series(from + at).map(({ id }) => id),
          about: Object.keys(topicsOf(c)),
          topics: exhibiting.series(from + at).map(({ trade }) => trade.topic),
        }),
        bounds,
      ),
    ),
  )
}
