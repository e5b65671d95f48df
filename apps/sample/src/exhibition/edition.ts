import { addDays, weekdayOf } from '#days.ts'
import { type SampleSeries, seriesCount, seriesOf } from '#exhibition/series.ts'
import { between, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

export type SampleEdition = ReturnType<typeof editionsOf>[number]

const editionsPerSeries = 6

/** Past editions, oldest first, and the one that comes next or is going on. */
export function editionsOf(series: SampleSeries, seed: number, today: string) {
  const next = onTuesday(addDays(today, series.phase), today)
  return Array.from({ length: series.pastEditions + 1 }, (_, at) => {
    const back = series.pastEditions - at
    const number = series.index * editionsPerSeries + at
    const random = randomOf(seed, kinds.edition, number)
    const isCancelled = back === 0 && series.index === 41
    const isPostponed = back === 0 && series.index === 23
    const startDate = addDays(next, -back * series.everyDays + (isPostponed ? 63 : 0))
    const endDate = addDays(startDate, series.days - 1)
    const year = Number(startDate.slice(0, 4))
    const editionNo = Math.max(1, Math.round(((year - series.firstYear) * 364) / series.everyDays) + 1)
    const growth = 1.07 ** at
    return {
      id: sampleId('edition', number),
      number,
      series,
      at,
      back,
      year,
      editionNo,
      name: `第${editionNo}届${series.name}`,
      englishName: `${series.englishName} ${year}`,
      startDate,
      endDate,
      setStatus: isCancelled ? 'cancelled' : isPostponed ? 'postponed' : null,
      originalStartDate: isPostponed ? addDays(startDate, -63) : null,
      originalEndDate: isPostponed ? addDays(endDate, -63) : null,
      listStatus: listStatusOf(series, back, startDate, today, isCancelled),
      growth,
      visitors: Math.round((6_000 + 30_000 * series.weight * random()) * growth),
      netArea: Math.round((4_000 + 22_000 * series.weight) * growth * (0.95 + 0.1 * random())),
      openHour: between(0, 1, random) === 0 ? '09:00' : '09:30',
    }
  })
}

export function* allEditions(seed: number, today: string): Generator<SampleEdition> {
  for (let index = 0; index < seriesCount; index++) yield* editionsOf(seriesOf(seed, index), seed, today)
}

/** Lists of past editions are whole, but for one; of the coming ones those of the next two months are known. */
function listStatusOf(
  series: SampleSeries,
  back: number,
  startDate: string,
  today: string,
  isCancelled: boolean,
) {
  if (startDate <= today)
    return series.index === 12 && back === 1 ? ('none' as const) : ('published' as const)
  if (isCancelled || startDate > addDays(today, 75)) return 'none' as const
  return startDate > addDays(today, 30) ? ('partial' as const) : ('published' as const)
}

/** Moved to the Tuesday after it; what is going on today stays so. */
function onTuesday(date: string, today: string): string {
  return date <= today ? date : addDays(date, (9 - weekdayOf(date)) % 7)
}
