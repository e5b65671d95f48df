import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { outdate } from '#api/useWrite.ts'

/** Every read that shows follow-ups is old now. */
export function outdateFollowUps(): void {
  outdate([
    account.statistics,
    followUp.list,
    followUp.mine,
    followUp.detail,
    company.detail,
    exhibition.exhibitors,
  ])
}
