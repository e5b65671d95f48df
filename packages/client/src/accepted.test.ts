import { expect, test } from 'vitest'
import { testService } from '#testService.ts'

const { accepted } = testService().client

test.each([
  [1051, 'quotaUsedUp'],
  [1056, 'planTooLow'],
  [1064, 'companyNotAuthenticated'],
  [1065, 'authenticationPending'],
  [1505, 'profileIncomplete'],
  [1510, 'chooseAccount'],
  [4001, 'doNotCall'],
  [4002, 'outsideCallingHours'],
  [4003, 'dailyCallLimit'],
])('code %i that brings nothing is %s, to which a page reacts', (code, failure) => {
  for (const data of [null, undefined, { failure }])
    expect(() => accepted({ code, msg: '', data })).toThrow(expect.objectContaining({ failure }))
  expect(accepted({ code, msg: '', data: { here: true } })).toEqual({ here: true })
})
