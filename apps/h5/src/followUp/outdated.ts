import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { outdate } from '#api/useWrite.ts'

/** Every read that lists follow-ups is old now; after a removal the record itself is not asked for again. */
export function outdateLists(): void {
  outdate([
    account.statistics,
    followUp.list,
    followUp.mine,
    followUp.team,
    company.detail,
    exhibition.exhibitors,
  ])
}

/** Every read that shows follow-ups is old now. */
export function outdateFollowUps(): void {
  outdateLists()
  outdate([followUp.detail])
}
