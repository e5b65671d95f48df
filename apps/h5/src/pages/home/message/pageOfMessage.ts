import type { Message } from '@zhzz/contract/message/message.ts'
import { to } from '#nav/to.ts'

/** The page on which one can do something about it. */
export function pageOfMessage({ kind, objectId }: Message) {
  const id = objectId ?? undefined
  if (kind === 'planExpires') return to('/pages/my/memberCenter')
  if (kind === 'handedOver') return to('/pages/my/followUp', { tab: 'week' })
  if (kind === 'unlocksExpire')
    return id
      ? to('/pages/enterprise/detail/detail', { id })
      : to('/pages/enterprise/list/list', { searchType: 'MY_UNLOCK' })
  if (kind === 'editionNear') return to('/pages/exhSchedule/exhScheduleDetail', { id })
  if (kind === 'followUpDue') return id ? to('/pages/followUp/detail', { id }) : to('/pages/my/followUp')
  if (kind === 'listPublished' && id) return to('/pages/exhibition/moreExh/moreExh', { editionId: id })
  if ((kind === 'windowOpens' || kind === 'forecastSettled') && id)
    return to('/pages/prediction/enterprise/list', { editionId: id })
  return to('/pages/exhibition/detail/detail', { id })
}
