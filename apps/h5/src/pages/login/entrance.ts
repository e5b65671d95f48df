import type { account } from '@zhzz/contract/account/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { Failure } from '@zhzz/contract/failure.ts'
import { signIn } from '#account/signIn.ts'
import { currentSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { here, replace } from '#nav/history.ts'
import { reLaunch } from '#nav/navigate.ts'
import { leaveLogin } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { readStored } from '#platform/storage.ts'
import { chooseOne } from '#ui/overlay/choose.ts'

type Entered = Output<typeof account.phoneCodeLogin>
type Choice = Entered['subAccounts'][number]

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'subAccountId' in value && 'tenantName' in value
}

/** 选择账号 (1510): the sub-account that the person wants to enter, undefined when they turned back. */
export async function chooseSubAccount({ detail }: Failure): Promise<string | undefined> {
  const offered =
    typeof detail === 'object' && detail !== null && 'subAccounts' in detail ? detail.subAccounts : []
  const choices = Array.isArray(offered) ? offered.filter(isChoice) : []
  const chosen = await chooseOne(
    t('account.chooseAccount'),
    choices.map((choice) => choice.tenantName),
    null,
  )
  return chosen === null ? undefined : choices[chosen]?.subAccountId
}

/**
 * Begins the session of a login that went through, and goes on to what was wanted: over 填写信息, until it is done. Whoever
 * left the app meanwhile says what was wanted before.
 */
export async function enter(entered: Entered, before: string | null = null): Promise<void> {
  if (entered.token === null) return
  await signIn(entered.token)
  const { viewer } = currentSession()
  if (viewer === null || viewer.profileCompleted || viewer.infoSkipsLeft === 0)
    return before === null ? leaveLogin() : reLaunch(before)
  const { wanted, index } = here().place
  replace(
    to('/pages/my/submitInfo'),
    before ?? wanted ?? (index === 0 ? (readStored('currentPath') ?? '/') : null),
  )
}
