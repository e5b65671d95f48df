import type { Locale } from '@zhzz/contract/locale.ts'
import type { CorrectedKind, FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { dictionaryLabels } from '#label.ts'

/** Of each fact the column that it fills first, the group that one source tells, and what stands as a file would write it. */
type Shown<Field extends string> = Readonly<
  Record<Field, readonly [column: string, group: string, value: string]>
>
type Source = { table: string; name: string; origin: string }

const place = `(select case when p.level = 0 or p.name = r.name then r.name else concat(p.name, r.name) end
  from region r left join region p on p.code = r.parent_code where r.code = t.region_code)`
const organizations = (role: string) =>
  `(select string_agg(name, ';' order by name) from edition_organization o where o.edition_id = t.id and o.role = '${role}')`
const same = (column: string) => [column, column, `t.${column}::text`] as const

const shown: { [Kind in CorrectedKind]: Shown<FactOf<Kind>> } = {
  series: {
    name: same('name'),
    englishName: same('english_name'),
    website: same('website'),
    introduction: same('introduction'),
    industries: ['industry_codes', 'industry_codes', "nullif(array_to_string(t.industry_codes, ';'), '')"],
  },
  edition: {
    name: same('name'),
    englishName: same('english_name'),
    editionNo: ['edition_no', 'name', 't.edition_no::text'],
    year: ['year', 'name', 't.year::text'],
    startDate: ['start_date', 'dates', 't.start_date::text'],
    endDate: ['end_date', 'dates', 't.end_date::text'],
    status: ['set_status', 'status', "coalesce(t.set_status, 'planned')"],
    hall: ['venue_text', 'place', 'coalesce((select name from hall h where h.id = t.hall_id), t.venue_text)'],
    region: ['region_code', 'place', place],
    organizers: ['organizer', 'organizer', organizations('organizer')],
    coOrganizers: ['co_organizer', 'co_organizer', organizations('co_organizer')],
    supporters: ['support', 'support', organizations('support')],
    website: same('website'),
    introduction: same('introduction'),
  },
  entry: {
    listedName: same('listed_name'),
    listedEnglishName: same('listed_english_name'),
    booths: ['booth_no', 'booth_no', "nullif(t.booth_no, '')"],
    pavilion: same('pavilion_code'),
    company: ['company_id', 'company_id', '(select name from company c where c.id = t.company_id)'],
  },
  hall: {
    name: same('name'),
    englishName: same('english_name'),
    region: ['region_code', 'region_code', place],
    address: same('address'),
    indoorArea: same('indoor_area'),
    outdoorArea: same('outdoor_area'),
    pavilionCount: same('pavilion_count'),
    openedYear: same('opened_year'),
    operatorName: same('operator_name'),
    phone: same('phone'),
    website: same('website'),
    traffic: same('traffic'),
    truckRules: same('truck_rules'),
    introduction: same('introduction'),
  },
  pavilion: {
    area: same('area'),
    clearHeight: same('clear_height'),
    floorLoad: same('floor_load'),
    doors: same('doors'),
    length: same('length'),
    width: same('width'),
    columnSpacing: same('column_spacing'),
    rigging: same('rigging'),
    power: same('power'),
    utilities: same('utilities'),
    standardBooths: same('standard_booth_capacity'),
  },
  occupancy: {
    pavilions: [
      'pavilions',
      'pavilions',
      "case when t.is_whole_hall then '全馆' else nullif(array_to_string(t.pavilions, ';'), '') end",
    ],
    title: ['title', 'title', "nullif(t.title, '')"],
    phase: same('phase'),
    startDate: same('start_date'),
    endDate: same('end_date'),
    certainty: same('certainty'),
  },
}

const sources: Readonly<Record<CorrectedKind, Source>> = {
  series: { table: 'exhibition_series', name: 't.name', origin: 't.data_source, null::date, null::jsonb' },
  edition: { table: 'exhibition_edition', name: 't.name', origin: 't.data_source, t.as_of, t.stated' },
  entry: { table: 'exhibitor', name: 't.listed_name', origin: 't.data_source, t.as_of, null::jsonb' },
  hall: { table: 'hall', name: 't.name', origin: 't.data_source, t.as_of, null::jsonb' },
  pavilion: {
    table: 'pavilion',
    name: 't.code',
    origin: '(select data_source from hall h where h.id = t.hall_id), null::date, null::jsonb',
  },
  occupancy: {
    table: 'hall_occupancy',
    name: "coalesce(nullif(t.title, ''), t.phase)",
    origin: 't.data_source, t.as_of, null::jsonb',
  },
}

const facts = z.array(
  z.object({
    field: z.string(),
    value: z.string().nullable(),
    source: z.string(),
    asOf: z.string().nullable(),
  }),
)

/** What stands of a record, fact by fact; who put a fact right goes before who told its group, and that before who told all. */
export async function factValues(db: Kysely<DB>, kind: CorrectedKind, id: string, locale: Locale) {
  const { table, name, origin } = sources[kind]
  const values = Object.entries<Shown<string>[string]>(shown[kind])
    .map(([field, [column, group, value]]) => `('${field}', '${column}', '${group}', ${value})`)
    .join(', ')
  const { rows } = await sql<{ name: string; facts: unknown }>`${sql.raw(`
    select ${name} as name, (
      select jsonb_agg(jsonb_build_object('field', fact.field, 'value', fact.value,
        'source', coalesce(right_one.said ->> 0, base.stated -> fact.told ->> 0, base.source),
        'asOf', case when right_one.said is not null then right_one.said ->> 1
          when base.stated ? fact.told then base.stated -> fact.told ->> 1 else base.as_of::text end))
      from (values ${values}) as fact (field, held, told, value)
      left join lateral (select k.said -> fact.held as said where k.said ? fact.held
        and (not to_jsonb(t) ? fact.held or k.said -> fact.held -> 2 = to_jsonb(t) -> fact.held)) right_one on true
    ) as facts
    from ${table} t cross join lateral (select ${origin}) as base (source, as_of, stated)
    left join fact_correction k on k.row_id = t.id where t.id = `)}${id}`.execute(db)
  const [row] = rows
  return row && { name: row.name, facts: await labelled(db, facts.parse(row.facts), locale) }
}

/** Industries by their names in the reader's language, which are read as well. */
async function labelled(db: Kysely<DB>, told: z.infer<typeof facts>, locale: Locale) {
  if (told.every(({ field }) => field !== 'industries')) return told
  const items = await dictionaryLabels(db, ['exhibition_industry'], locale)
  const labels = new Map(items.map(({ code, label }) => [code, label]))
  return told.map((fact) => {
    if (fact.field !== 'industries' || fact.value === null) return fact
    const codes = fact.value.split(';')
    return { ...fact, value: codes.map((code) => labels.get(code) ?? code).join(';') }
  })
}
