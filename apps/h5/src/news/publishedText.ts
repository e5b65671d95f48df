import type { NewsCard } from '@zhzz/contract/news/card.ts'
import { formatDate } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'

/** When it came out: how long ago where the hour is told, else its day. */
export function publishedText({ publishedOn, publishedAt }: NewsCard): string {
  if (publishedAt !== null) return relativeTime(publishedAt)
  return publishedOn === null ? t('news.undated') : formatDate(publishedOn)
}
