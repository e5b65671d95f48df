import { account } from '@zhzz/contract/account/calls.ts'
import { afterEach, expect, vi } from 'vitest'
import { agreed, type TestServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

/** Longer than a number waits for its next code. */
const minute = 61_000

type Person = { token: string; phone: string }

/** People of a test server who have passwords, and its time, which is the real one again after each test. */
export function testPasswords(server: TestServer) {
  const { call, codes, clock } = server
  const { agreementVersions } = agreed
  afterEach(() => {
    vi.useRealTimers()
    clock.now = new Date()
  })

  /** The limiter reads the system's clock, so that is the one to move. */
  function moveOn(milliseconds = minute) {
    const time = Date.now() + milliseconds
    vi.useFakeTimers({ toFake: ['Date'], now: time })
    clock.now = new Date(time)
  }

  async function edit(person: Person, newPassword: string, oldPassword?: string) {
    await call(account.sendEditPasswordCode, {}, person)
    const code = codes.get(person.phone) ?? ''
    return call(account.editLoginPassword, { code, newPassword, oldPassword }, person)
  }

  /** Somebody with a password, signed out by setting it. */
  async function withPassword(password = '紫色的大象在跳舞') {
    const person = await signIn(server)
    moveOn()
    expect((await edit(person, password)).failure).toBeNull()
    return { ...person, password }
  }

  async function login(userName: string, password: string, behaviorToken?: string) {
    return call(account.userNamePasswordLoginBehavior, {
      userName,
      password,
      agreementVersions,
      behaviorToken,
    })
  }

  return { moveOn, withPassword, login }
}
