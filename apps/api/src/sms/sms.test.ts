import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { passBehavior } from '#testing/testWorld.ts'

const down = await testServer({
  sms: {
    send: async () => {
      throw new Error('no credit with the provider')
    },
  },
})
const counted = await testServer({ limitPoints: { smsNetworkHour: 3, wrongLoginNetworkHour: 3 } })

test('a provider that fails is said to be unavailable, without its words', async () => {
  const answer = await down.call(account.sendLoginPhoneCode, { phone: '12300001001' })
  expect(answer).toMatchObject({ status: 503, failure: 'smsUnavailable', detail: null })
})

test('an address has a limit over all numbers, and a forged X-Forwarded-For does not move it', async () => {
  const failures: (string | null)[] = []
  for (let at = 0; at < 5; at++) {
    const behaviorToken = await passBehavior(counted)
    const headers = { 'x-forwarded-for': `10.0.0.${at}` }
    failures.push(
      (
        await counted.call(
          account.sendLoginPhoneCode,
          { phone: `1230000200${at}`, behaviorToken },
          { headers },
        )
      ).failure,
    )
  }
  expect(failures).toEqual([null, null, null, 'tooManyRequests', 'tooManyRequests'])
})

test('where nothing can be counted nothing is sent', async () => {
  await counted.database.pool.query('alter table rate_limit rename to rate_limit_gone')
  const answer = await counted.call(account.sendLoginPhoneCode, { phone: '12300002009' })
  await counted.database.pool.query('alter table rate_limit_gone rename to rate_limit')
  expect(answer.failure).toBe('server')
  expect(counted.codes.has('12300002009')).toBe(false)
})
