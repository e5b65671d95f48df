import { serverNow } from '@zhzz/client/serverTime.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { followTypes, type followUp } from '@zhzz/contract/followUp/calls.ts'
import { dayOf } from '#followUp/dayLabel.ts'
import type { TargetType } from '#followUp/targetType.ts'

interface ListParams {
  targetType: TargetType
  targetId: string
  followType?: string
  days?: string
}

export const dayCounts = ['7', '30', '90'] as const

/** What 跟进记录 asks the server; wrong values of an address are passed over. */
export function listInput(
  { targetType, targetId, followType, days }: ListParams,
  now: number = serverNow(),
): Omit<Request<typeof followUp.list>, 'cursor'> {
  const type = followTypes.find((one) => one === followType)
  const count = dayCounts.find((one) => one === days)
  const from = count && dayOf(new Date(now - (Number(count) - 1) * 86_400_000).toISOString())
  return { targetType, targetId, limit: 20, ...(type && { followType: type }), ...(from && { from }) }
}
