import { dateFormat } from '#i18n/format.ts'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'

/** Day and hour by the publisher's own clock, with its zone where that is not China's; null where the hour is not told. */
export function publishedTime({ card: { publishedAt }, publishedZone }: NewsDetail): string | null {
  if (publishedAt === null || publishedZone === null) return null
  const [hours = 0, minutes = 0] = publishedZone.split(':').map(Number)
  const offset = hours * 60 + (publishedZone.startsWith('-') ? -minutes : minutes)
  const there = new Date(Date.parse(publishedAt) + offset * 60_000)
  const text = dateFormat({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  }).format(there)
  return publishedZone === '+08:00' ? text : `${text} UTC${publishedZone}`
}
