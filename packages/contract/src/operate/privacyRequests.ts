import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, id, text } from '#field.ts'
import { asked, fails, no, of, refuse, row, rows } from '#operate/asked.ts'
import { privacyActs, privacyKinds } from '#person/privacyKinds.ts'
import { consoleService } from '#prefix.ts'

const requests = `${consoleService}/people/privacyRequests`
const access = 'operator:people'

/** 个人信息请求. */
export const privacyRequestCalls = {
  waitingPrivacyRequests: read('GET', requests, {
    access,
    records: { event: 'operate', detail: ({ state }) => state },
    summary: '个人信息请求: what people ask about their personal data, and by when the law wants an answer',
    input: asked,
    output: rows(
      z.object({
        ...row,
        kind: z.enum(privacyKinds),
        /** null: the person is erased */
        accountId: id.nullable(),
        did: z.enum(privacyActs).nullable(),
        due: date,
        isLate: z.boolean(),
      }),
    ),
  }),
  settlePrivacyRequest: write('POST', `${requests}/settle`, {
    access,
    records: of('privacy request'),
    summary:
      '个人信息请求 answered: with words, with a copy that the person alone can fetch, or with 注销账号 begun, which they can call off for seven days; who asked is told',
    input: z.discriminatedUnion('verdict', [
      z.object({ no, verdict: z.literal('open'), does: z.enum(privacyActs), words: text(200) }),
      refuse,
    ]),
    output: z.literal(true),
    fails: [...fails, 'ownerOfTeam'],
  }),
} satisfies Record<string, Endpoint>
