import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { answerAuthentication } from '#operate/answerAuthentication.ts'
import { type TestServer, uuid } from '#testing/testServer.ts'
import type { signIn } from '#testing/testWorld.ts'
import { photo } from '#upload/testFiles.ts'

export type Who = Awaited<ReturnType<typeof signIn>>
let made = 0

/** One that nobody has used yet. */
export function creditCode(): string {
  made += 1
  const first17 = `91310000MA1FL${String(made).padStart(4, '0')}`
  return first17 + creditCodeCheck(first17)
}

/** A picture of a person, for what is handed in. */
export async function picture({ app }: TestServer, who: Who, scene = 'authentication') {
  const query = new URLSearchParams({ scene, clientUid: uuid(), name: 'licence.jpg' })
  const headers = { 'jwt-token': who.token, 'content-type': 'image/jpeg' }
  const url = `${upload.file.path}?${query}`
  const sent = await app.inject({ method: 'POST', url, headers, payload: await photo() })
  return upload.file.output.parse(sent.json().data)
}

/** 企业认证 handed in by the owner of a tenant, a second after the last. */
export async function handIn(server: TestServer, who: Who, changed: object = {}) {
  const { call, clock, codes, database } = server
  await database.db.deleteFrom('rateLimit').execute()
  clock.now = new Date(clock.now.getTime() + 1_000)
  await call(authentication.sendCode, {}, who)
  return call(
    authentication.submit,
    {
      licenseId: (await picture(server, who)).id,
      companyName: '砚舟展览（上海）有限公司',
      unifiedSocialCreditCode: creditCode(),
      legalRepresentative: '欧阳测试',
      address: '上海市示例路 1 号',
      applicantName: '司徒测试',
      applicantPosition: '总经理',
      applicantRole: 'legal' as const,
      code: codes.get(who.phone) ?? '',
      agreed: true as const,
      ...changed,
    },
    { ...who, key: uuid() },
  )
}

/** The number of what was handed in last; 0: nothing. */
export async function requestOf({ call }: TestServer, who: Who): Promise<number> {
  return (await call(authentication.current, {}, who)).data.request?.requestNo ?? 0
}

/** What the operator says of it. */
export async function verdict(server: TestServer, who: Who, verdict: { days: number } | { reason: string }) {
  const request = await requestOf(server, who)
  const { database, clock } = server
  return answerAuthentication(database.db, { request, verdict, operator: 'test', now: clock.now })
}
