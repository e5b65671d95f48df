import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/home/outCallIntroduce'

test('外呼介绍 for a guest, for who may not call, and for who may', async () => {
  const guest = await openApp()
  await guest.open(page)
  await guest.top().getByText('从名单到结果，一通电话不漏').waitFor()
  await guest.top().getByRole('button', { name: '登录后开始外呼' }).click()
  await guest.page.waitForURL(/login\/login/)
  await guest.close()

  const caller = await openApp()
  await signInAs(caller, people.member)
  await caller.open(page)
  await caller.top().getByRole('button', { name: '外呼统计' }).click()
  await caller.page.waitForURL(/outCall\/outCall$/)
  expect(caller.faults).toEqual([])
  await caller.close()

  const reader = await openApp()
  const phone = newPhone()
  const token = await signInAs(reader, phone)
  const leader = await tokenFor(people.team)
  const { invitationId } = await ask(team.inviteMember, { phone, role: 'reader' }, leader)
  const { subAccountId } = await ask(team.answerInvitation, { invitationId, accepted: true }, token)
  const switched = await ask(person.switchSubAccount, { subAccountId: subAccountId ?? '' }, token)
  const viewer = JSON.stringify(await ask(account.current, {}, switched.token))
  await reader.context.addInitScript(
    (session) => {
      localStorage.setItem('ZKY-Token', session.token)
      localStorage.setItem('userInfo', session.viewer)
    },
    { token: switched.token, viewer },
  )
  await reader.open(page)
  await reader
    .top()
    .getByText(/你的角色没有外呼权限/)
    .waitFor()
  expect(await reader.top().getByRole('button', { name: '外呼统计' }).count()).toBe(0)
  await reader.open('/pages/outCall/outCallForm')
  await reader.top().getByText('你的角色没有外呼权限').waitFor()
  await reader.close()
})
