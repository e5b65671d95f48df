import { account } from '@zhzz/contract/account/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { sso } from '@zhzz/contract/sso/calls.ts'
import { heldAttempt, keepAttempt, keepPerson, newCheck, takeReturn } from '#sso/attempt.ts'
import { agreed, type TestServer, uuid } from '#testing/testServer.ts'

let lastPhone = 12_100_000_000

/** A number that nobody has signed in with. */
export function freshPhone(): string {
  return String(++lastPhone)
}

/** What the tests of signing in by a company do again and again. */
export function testSso({ app, call, codes }: TestServer) {
  const { agreementVersions } = agreed
  return {
    async begin(provider: string) {
      return (await call(sso.begin, { provider }, { key: uuid() })).data
    },
    /** The provider sends the browser back; what stands behind the # of the page it is led to. */
    async comeBack(query: string | URLSearchParams) {
      const answer = await app.inject({ url: `/sso/return?${query}` })
      const location = String(answer.headers.location)
      return { answer, location, said: location.split('#sso=')[1] ?? '' }
    },
    finish: (trip: { ticket: string; secret: string }) =>
      call(sso.finish, { ...trip, agreementVersions }, { key: uuid() }),
    async prove(trip: { ticket: string; secret: string }, phone: string) {
      await call(account.sendLoginPhoneCode, { phone })
      return call(sso.prove, { ...trip, phone, code: codes.get(phone) ?? '' }, { key: uuid() })
    },
    join: (trip: { ticket: string; secret: string }, more: object = agreed) =>
      call(sso.join, { ...trip, agreementVersions, ageConfirmed: true, ...more }, { key: uuid() }),
  }
}

export function stateIn(address: string): string {
  return new URL(address).searchParams.get('state') ?? ''
}

/** A way that came back, whose person a provider showed with a number it had verified itself. */
export async function provedTrip(
  { database: { db }, sealing, clock: { now } }: TestServer,
  phone: string,
  subject = uuid(),
) {
  const check = newCheck()
  const secret = await keepAttempt(db, sealing, { provider: 'acme', accountId: null, check }, now)
  const returned = new URLSearchParams({ code: 'x', state: check.state })
  const { ticket } = (await takeReturn(db, sealing, returned, now)) ?? { ticket: '' }
  const trip = { ticket, secret }
  const fail = (failure: 'ticketExpired') => new Failure(failure)
  const attempt = await heldAttempt(trip, null, { db, deps: { sealing }, now, fail })
  await keepPerson(db, sealing, attempt, { subject, shown: '某人', verifiedPhone: phone }, now)
  return trip
}
