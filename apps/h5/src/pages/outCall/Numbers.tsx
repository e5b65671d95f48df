import type { CallStatistics } from '@zhzz/contract/call/statistics.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { talkText } from '#pages/outCall/talkText.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** What was made and what came of it; the calls behind a number are a tap away. */
export function Numbers({ counted, params }: { counted: CallStatistics; params: Address }) {
  const { calls, answered, companies, unsaid, followedUp, talkSeconds, measured } = counted
  const { days, memberId, editionId, result } = params
  const open = (own: string | undefined) =>
    navigateTo(to('/pages/outCall/outCallForm', { days, memberId, editionId, result: own }))
  return (
    <Card flush>
      <Row label={t('call.count')} value={formatNumber(calls)} onClick={() => open(result)} />
      <Row
        label={t('call.answered')}
        value={t('call.rateOf', { n: formatNumber(answered), rate: formatPercent((100 * answered) / calls) })}
      />
      <Row label={t('call.companies')} value={formatNumber(companies)} />
      <Row label={t('call.followedUp')} value={formatNumber(followedUp)} />
      <Row label={t('call.unsaid')} value={formatNumber(unsaid)} onClick={() => open('none')} />
      {talkSeconds !== null && (
        <Row label={t('call.talk')} value={t('call.talkOf', { time: talkText(talkSeconds), n: measured })} />
      )}
    </Card>
  )
}
