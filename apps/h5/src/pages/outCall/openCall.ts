import type { CallRecord } from '@zhzz/contract/call/record.ts'
import { createElement } from 'react'
import { askResult, writeFollowUp } from '#call/askResult.ts'
import { callResultText } from '#call/results.ts'
import { callCompany } from '#company/callCompany.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { talkText } from '#pages/outCall/talkText.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { Facts } from '#ui/shown/Facts.tsx'

/** A call with all that is known of it, and what can be done about it. */
export async function openCall(record: CallRecord): Promise<void> {
  const { companyId, companyName, contactId, contactName, number, editionId, editionName, followUpId } =
    record
  const actions = [
    {
      label: t('call.again'),
      act: () => void callCompany({ id: companyId, editionId: editionId ?? undefined }, contactId),
    },
    ...(record.isMine
      ? [
          {
            label: t(record.result === null ? 'call.setResult' : 'call.changeResult'),
            act: () => void askResult(record),
          },
        ]
      : []),
    ...(followUpId !== null
      ? [
          {
            label: t('call.readFollowUp'),
            act: () => navigateTo(to('/pages/followUp/detail', { id: followUpId })),
          },
        ]
      : []),
    ...(followUpId === null && record.isMine
      ? [{ label: t('call.write'), act: () => writeFollowUp(record, record.result) }]
      : []),
    {
      label: t('title.companyDetail'),
      act: () => navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, name: companyName })),
    },
  ]
  const facts = [
    { label: t('search.ownNumber'), value: [contactName, number].filter(Boolean).join(' ') },
    { label: t('call.when'), value: formatDateTime(record.startedAt) },
    { label: t('call.result'), value: callResultText(record.result) },
    { label: t('call.talk'), value: record.talkSeconds === null ? null : talkText(record.talkSeconds) },
    { label: t('account.roleMember'), value: record.isMine ? t('followUp.me') : record.byName },
    ...(editionName === null ? [] : [{ label: t('followUp.targetExhibition'), value: editionName }]),
  ]
  const chosen = await chooseAction(
    companyName,
    actions.map(({ label }) => label),
    createElement(Facts, { facts, layout: 'lines' }),
  )
  if (chosen !== null) actions[chosen]?.act()
}
