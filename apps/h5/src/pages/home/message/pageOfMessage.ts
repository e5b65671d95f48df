import type { Message } from '@zhzz/contract/message/message.ts'
import { to } from '#nav/to.ts'

/** The page on which one can do something about it. */
export function pageOfMessage(message: Message) {
  const { kind, objectId } = message
  if (kind === 'applicationAnswered') return to('/pages/home/applicationDetails', { id: message.code })
  if (kind === 'announced') return to('/pages/home/message', { view: 'announcement', open: message.id })
  const id = objectId ?? undefined
  if (kind === 'reportAnswered')
    return message.hasContacts && id
      ? to('/pages/enterprise/contactList/contactList', { id })
      : to('/pages/my/report')
  if (kind === 'authenticationAnswered' || kind === 'authenticationEnds')
    return to('/pages/my/enterpriseAuthentication')
  if (kind === 'privacyAnswered') return to('/pages/person/secret')
  if (kind === 'orderAnswered') return to('/pages/my/memberCenter', { tab: 'orders' })
  if (kind === 'webhookOff') return to('/pages/my/memberCenter', { tab: 'webhooks' })
  if (kind === 'planExpires') return to('/pages/my/memberCenter')
  if (kind === 'handedOver') return to('/pages/my/followUp', { tab: 'week' })
  if (kind === 'taskGiven' && id) return to('/pages/followUp/detail', { id })
  if (kind === 'poolWarning' || kind === 'poolFell' || kind === 'poolGiven')
    return id
      ? to('/pages/enterprise/detail/detail', { id })
      : to('/pages/my/pool', { tab: kind === 'poolFell' ? 'pool' : 'mine' })
  if (kind === 'unlocksExpire')
    return id ? to('/pages/enterprise/detail/detail', { id }) : to('/pages/my/unlock', { state: 'valid' })
  if (kind === 'creditReturned') return to('/pages/my/unlock', { tab: 'ledger' })
  if (kind === 'editionNear') return to('/pages/exhSchedule/exhScheduleDetail', { id })
  if (kind === 'reviewReady') return to('/pages/exhSchedule/exhReview', { editionId: id })
  if (kind === 'followUpDue') return id ? to('/pages/followUp/detail', { id }) : to('/pages/my/followUp')
  if ((kind === 'listPublished' || kind === 'knownListed') && id)
    return to('/pages/exhibition/moreExh/moreExh', { editionId: id })
  if ((kind === 'windowOpens' || kind === 'forecastSettled') && id)
    return to('/pages/prediction/enterprise/list', { editionId: id })
  return to('/pages/exhibition/detail/detail', { id })
}
