import { account } from '@zhzz/contract/account/calls.ts'
import { sso } from '@zhzz/contract/sso/calls.ts'
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
