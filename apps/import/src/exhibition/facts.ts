import { type ConcurrentEvent, concurrentEventsOf } from '#exhibition/concurrentEvents.ts'
import type { ExhibitionField } from '#exhibition/fields.ts'
import { type OpenHours, openHoursOf } from '#exhibition/openHours.ts'
import { type StatedStatus, statedStatusOf } from '#exhibition/statusWords.ts'
import { countryOf, regionOfCountry } from '#value/country.ts'
import { type DateRange, dateRangeOf } from '#value/dateRange.ts'
import { secureLinkOf } from '#value/secureLink.ts'
import { numberOf, textOf } from '#value/text.ts'
import type { Cells } from '#verdict.ts'

/** What a source says of an edition beside its name, days and place; null, or none, where it says nothing. */
export type EditionFacts = {
  status: StatedStatus | null
  originalStartDate: string | null
  originalEndDate: string | null
  moveInStart: string | null
  moveInEnd: string | null
  moveOutStart: string | null
  moveOutEnd: string | null
  registrationDeadline: string | null
  drawingReviewDeadline: string | null
  freightDeadline: string | null
  openHours: OpenHours[]
  concurrentEvents: ConcurrentEvent[]
  posterUrl: string | null
  /** region of the whole country, where it is not China */
  countryRegion: string | null
  longitude: number | null
  latitude: number | null
}

export const noFacts: EditionFacts = {
  status: null,
  originalStartDate: null,
  originalEndDate: null,
  moveInStart: null,
  moveInEnd: null,
  moveOutStart: null,
  moveOutEnd: null,
  registrationDeadline: null,
  drawingReviewDeadline: null,
  freightDeadline: null,
  openHours: [],
  concurrentEvents: [],
  posterUrl: null,
  countryRegion: null,
  longitude: null,
  latitude: null,
}

type Read = { cells: Cells<ExhibitionField>; warnings: string[]; year: number }

/** The days before a change, read without the new ones: a source may know the old ones alone. */
export function originalDaysOf(cells: Cells<ExhibitionField>, year: number | null): DateRange {
  const range = dateRangeOf(cells.get('originalDates'), year)
  const from = dateRangeOf(cells.get('originalStart'), year).from ?? range.from
  const to = dateRangeOf(cells.get('originalEnd'), year).from ?? range.to
  return from !== null && to !== null && to < from ? { from, to: null } : { from, to }
}

/** What cannot be read is left out with a warning that names the word. */
export function factsOf(
  cells: Cells<ExhibitionField>,
  warnings: string[],
  days: { from: string; to: string },
): EditionFacts {
  const read = { cells, warnings, year: Number(days.from.slice(0, 4)) }
  const status = statedStatusOf(cells.get('status'))
  if (status === undefined) warnings.push(notRead('status', cells))
  const original = originalDaysOf(cells, read.year)
  const moveIn = spanOf(read, ['moveIn', 'moveInStart', 'moveInEnd'])
  const moveOut = spanOf(read, ['moveOut', 'moveOutStart', 'moveOutEnd'])
  const openHours = openHoursOf(cells.get('openHours'), days)
  if (openHours === null) warnings.push(notRead('openHours', cells))
  const posterUrl = secureLinkOf(cells.get('poster'))
  if (posterUrl === null && textOf(cells.get('poster')) !== null)
    warnings.push('poster: not an https link, left out')
  const country = countryOf(cells.get('country'))
  if (country === null && textOf(cells.get('country')) !== null) warnings.push(notRead('country', cells))
  const place = coordinatesOf(cells)
  return {
    status: status ?? null,
    originalStartDate: original.from,
    originalEndDate: original.to,
    moveInStart: moveIn.from,
    moveInEnd: moveIn.to,
    moveOutStart: moveOut.from,
    moveOutEnd: moveOut.to,
    registrationDeadline: dayOf(read, 'registrationDeadline'),
    drawingReviewDeadline: dayOf(read, 'drawingReviewDeadline'),
    freightDeadline: dayOf(read, 'freightDeadline'),
    openHours: openHours ?? [],
    concurrentEvents: concurrentEventsOf(cells.get('concurrentEvents')),
    posterUrl,
    countryRegion: regionOfCountry(country),
    ...place,
  }
}

function notRead(field: ExhibitionField, cells: Cells<ExhibitionField>): string {
  return `${field}: ${(textOf(cells.get(field)) ?? '').slice(0, 40)} is not understood, left out`
}

/** A deadline: of a period its last day. */
function dayOf({ cells, warnings, year }: Read, field: ExhibitionField): string | null {
  const { from, to } = dateRangeOf(cells.get(field)?.replace(/\s*(?:前|之前|截止|为止)$/, ''), year)
  if (from === null && textOf(cells.get(field)) !== null) warnings.push(notRead(field, cells))
  return to ?? from
}

/** A period in one column or in two. */
function spanOf(
  read: Read,
  [whole, first, last]: [ExhibitionField, ExhibitionField, ExhibitionField],
): DateRange {
  const { cells, warnings, year } = read
  const range = dateRangeOf(cells.get(whole), year)
  if (range.from === null && textOf(cells.get(whole)) !== null) warnings.push(notRead(whole, cells))
  const from = dayOf(read, first) ?? range.from
  const to = dayOf(read, last) ?? range.to
  if (from === null || to === null || to >= from) return { from, to }
  warnings.push(`${whole}: the last day is before the first, left out`)
  return { from: null, to: null }
}

function coordinatesOf(cells: Cells<ExhibitionField>): { longitude: number | null; latitude: number | null } {
  const [longitude, latitude] = [numberOf(cells.get('longitude')), numberOf(cells.get('latitude'))]
  const isPlace =
    longitude !== null && latitude !== null && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isPlace ? { longitude, latitude } : { longitude: null, latitude: null }
}
