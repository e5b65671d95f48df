import type { ClientBase } from 'pg'
import { dayOf } from '#world/days.ts'
import { Growing } from '#world/growing.ts'
import { listsOf } from '#world/lists.ts'
import { loadCompanies } from '#world/loadCompanies.ts'
import { rowsOf } from '#world/rows.ts'
import { boothTypes, type World, type WorldEdition, type WorldSeries } from '#world/world.ts'

type EditionRow = [
  id: string,
  seriesId: string,
  start: string,
  regionCode: string | null,
  lat: number | null,
  lon: number | null,
  organizers: string[],
  setStatus: string | null,
  listStatus: string,
]

/**
 * Reads what the database holds, inside the transaction the client is in. An entry is known from the day it was
 * listed; where that is not written down, from the day we got it, or the day after the first day if that is earlier.
 */
export async function loadWorld(client: ClientBase): Promise<World> {
  const { editions, series, numbers } = await loadEditions(client)
  const first = new Growing((length) => new Uint32Array(length))
  const edition = new Growing((length) => new Int32Array(length))
  const known = new Growing((length) => new Int32Array(length))
  const area = new Growing((length) => new Float32Array(length))
  const boothType = new Growing((length) => new Uint8Array(length))
  let group: Entry[] = []
  const close = () => {
    if (group.length === 0) return
    first.push(edition.length)
    for (const entry of onePerEdition(group)) {
      edition.push(entry.edition)
      known.push(entry.known)
      area.push(entry.area)
      boothType.push(entry.boothType)
    }
    group = []
  }
  const exhibitors = await loadCompanies(client, async (onCompany) => {
    let companyId = ''
    for await (const [id, editionId, day, boothArea, type] of rowsOf<EntryRow>(
      client,
      'entries',
      entriesSql,
    )) {
      const at = numbers.get(editionId)
      if (at === undefined) continue
      if (id !== companyId) {
        close()
        companyId = id
        onCompany(id)
      }
      group.push({ edition: at, known: day, area: boothArea ?? Number.NaN, boothType: typeNumber(type) })
    }
    close()
    first.push(edition.length)
  })
  const byExhibitor = { first: first.done(), edition: edition.done(), known: known.done() }
  return {
    editions,
    series,
    exhibitors,
    ...byExhibitor,
    area: area.done(),
    boothType: boothType.done(),
    ...listsOf(byExhibitor, editions.length),
  }
}

type Entry = { edition: number; known: number; area: number; boothType: number }
type EntryRow = [company: string, edition: string, known: number, area: number | null, boothType: string]

const entriesSql = `
  select coalesce(company.merged_into_id, company.id), exhibitor.edition_id,
    coalesce(exhibitor.listed_at, least(edition.start_date + 1, exhibitor.created_at::date)) - date '1970-01-01',
    exhibitor.booth_area, exhibitor.booth_type
  from exhibitor join exhibition_edition edition on edition.id = exhibitor.edition_id
  join company on company.id = exhibitor.company_id
  where exhibitor.match_status = 'matched' and exhibitor.withdrawn_at is null
    and edition.set_status is distinct from 'cancelled'
  order by 1`

function typeNumber(type: string): number {
  return Math.max(
    0,
    boothTypes.findIndex((known) => known === type),
  )
}

/** Several booths at one edition are one participation: known with the first, their areas added up. */
function onePerEdition(entries: Entry[]): Entry[] {
  entries.sort((a, b) => a.edition - b.edition)
  const out: Entry[] = []
  for (const entry of entries) {
    const last = out.at(-1)
    if (last?.edition !== entry.edition) {
      out.push(entry)
      continue
    }
    last.known = Math.min(last.known, entry.known)
    last.area = Number.isNaN(last.area) ? entry.area : last.area + (entry.area || 0)
    last.boothType = Math.max(last.boothType, entry.boothType)
  }
  return out
}

async function loadEditions(client: ClientBase) {
  const editions: WorldEdition[] = []
  const series: WorldSeries[] = []
  const seriesNumbers = new Map<string, number>()
  const numbers = new Map<string, number>()
  for await (const row of rowsOf<EditionRow>(client, 'editions', editionsSql)) {
    const [id, seriesId, start, regionCode, lat, lon, organizers, setStatus, listStatus] = row
    let number = seriesNumbers.get(seriesId)
    if (number === undefined) {
      number = series.length
      seriesNumbers.set(seriesId, number)
      series.push({ id: seriesId, editions: [] })
    }
    series[number]?.editions.push(editions.length)
    numbers.set(id, editions.length)
    editions.push({
      id,
      series: number,
      start: dayOf(start),
      home: /^\d{6}$/.test(regionCode ?? '') ? Number(regionCode?.slice(0, 2)) : 0,
      lat: lat ?? Number.NaN,
      lon: lon ?? Number.NaN,
      organizers,
      isCancelled: setStatus === 'cancelled',
      listStatus,
    })
  }
  return { editions, series, numbers }
}

const editionsSql = `
  select edition.id, edition.series_id, edition.start_date,
    coalesce(edition.region_code, hall.region_code), coalesce(hall.latitude, edition.latitude, region.latitude),
    coalesce(hall.longitude, edition.longitude, region.longitude),
    array(select distinct lower(name) from edition_organization organization
      where organization.edition_id = edition.id and role = 'organizer'),
    edition.set_status, edition.exhibitor_list_status
  from exhibition_edition edition left join hall on hall.id = edition.hall_id
  left join region on region.code = coalesce(edition.region_code, hall.region_code)
  order by edition.start_date, edition.id`
