import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { copyText } from '#platform/clipboard.browser.ts'
import { share } from '#platform/share.browser.ts'
import { toast } from '#ui/toast.ts'

/** Shares an edition by the system's sheet; where there is none its link is copied. */
export async function shareEdition(card: EditionCard): Promise<void> {
  const link = `${location.origin}${import.meta.env.BASE_URL}pages/exhibition/detail/detail?id=${card.id}`
  const place = card.hallName ?? card.cityName ?? t('exhibition.placeUnknown')
  const done = await share({
    title: card.name,
    desc: t('exhibition.shareText', { dates: formatDateRange(card.startDate, card.endDate), place }),
    link,
  })
  if (done === 'unsupported') toast(t((await copyText(link)) ? 'shell.linkCopied' : 'shell.copyFailed'))
}
