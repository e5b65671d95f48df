import { type FollowUpRecord, followTargets } from '@zhzz/contract/followUp/calls.ts'

export type TargetType = FollowUpRecord['targetType']

export function isTargetType(value: string): value is TargetType {
  return followTargets.some((type) => type === value)
}
