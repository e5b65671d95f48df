import { readKey } from '@zhzz/client/react/readAhead.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import type { Endpoint, Output } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { formatDateRange } from '#i18n/format.ts'
import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

function kept<E extends Endpoint>(endpoint: E, input: unknown): Output<E> | undefined {
  return queryClient.getQueryData<Output<E>>(readKey(endpoint, input, currentLocale()))
}

/** What stands in the preview of a shared link: never a contact. Spec §9 gives the words where a page has none of its own. */
export function sharedText(
  path: string,
  params: Readonly<Record<string, string>>,
): { title: string; description: string } {
  const { id, seriesId } = params
  if (path === '/pages/enterprise/detail/detail') {
    const card = kept(company.detail, { id })?.card
    if (card) return { title: card.name, description: card.industryName ?? t('title.companyDetail') }
  }
  if (path === '/pages/exhibition/detail/detail') {
    const card = kept(exhibition.detail, id ? { id } : { seriesId })?.card
    const place = card?.hallName ?? card?.cityName ?? t('exhibition.placeUnknown')
    if (card) {
      const dates = formatDateRange(card.startDate, card.endDate)
      return { title: card.name, description: t('exhibition.shareText', { dates, place }) }
    }
  }
  return { title: t('shell.shareTitle'), description: t('shell.shareText') }
}
