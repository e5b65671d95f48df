import { z } from 'zod'
import { applicantRoles } from '#authentication/applicantRoles.ts'
import { type Endpoint, read, write } from '#endpoint.ts'
import { id, money, text } from '#field.ts'
import { asked, fails, no, of, refuse, row, rows } from '#operate/asked.ts'
import { consoleService } from '#prefix.ts'
import { reportKinds, reportObjects } from '#report/choices.ts'

const people = `${consoleService}/people`
const access = 'operator:people'

/** At most so many rows; of those that are answered the newest. */
export const mostRows = 200

const days = z.number().int().min(1).max(3_660)

/** What people wait for: read and answered as by the commands of `npm run admin`. */
export const waitingCalls = {
  waitingOrders: read('GET', `${people}/orders`, {
    access,
    summary: '升级申请: who asks for a plan',
    input: asked,
    output: rows(z.object({ ...row, wanted: z.string(), amount: money.nullable() })),
  }),
  settleOrder: write('POST', `${people}/orders/settle`, {
    access,
    records: of('order'),
    summary: '升级申请 answered: the plan holds from now on, or is refused; who asked is told',
    input: z.discriminatedUnion('verdict', [
      z.object({
        no,
        verdict: z.literal('open'),
        days,
        amount: money.min(0).max(10_000_000).nullable(),
        words: text(200),
      }),
      refuse,
    ]),
    output: z.literal(true),
    fails,
  }),
  waitingApplications: read('GET', `${people}/applications`, {
    access,
    summary: '申请开通: who asks for an application',
    input: asked,
    output: rows(z.object({ ...row, application: z.string() })),
  }),
  settleApplication: write('POST', `${people}/applications/settle`, {
    access,
    records: of('application'),
    summary: '申请开通 answered: it is open from now on, or refused; who asked is told',
    input: z.discriminatedUnion('verdict', [
      z.object({ no, verdict: z.literal('open'), days, isTrial: z.boolean(), words: text(200) }),
      refuse,
    ]),
    output: z.literal(true),
    fails,
  }),
  waitingReports: read('GET', `${people}/reports`, {
    access,
    summary: '纠错, 反馈缺失数据, 求补充: what people report',
    input: asked,
    output: rows(
      z.object({
        ...row,
        kind: z.enum(reportKinds),
        objectType: z.enum(reportObjects).nullable(),
        objectId: id.nullable(),
        objectName: z.string(),
        field: z.string().nullable(),
        part: z.string().nullable(),
        evidence: z.string(),
      }),
    ),
  }),
  settleReport: write('POST', `${people}/reports/settle`, {
    access,
    records: of('report'),
    summary: 'a report answered: put right, or it stays as it is; who sent it is told',
    input: z.discriminatedUnion('verdict', [
      z.object({ no, verdict: z.literal('open'), words: text(200) }),
      refuse,
    ]),
    output: z.literal(true),
    fails,
  }),
  waitingAuthentications: read('GET', `${people}/authentications`, {
    access,
    summary: '企业认证: which companies wait to be authenticated, and until when they are answered',
    input: asked,
    output: rows(
      z.object({
        ...row,
        company: z.string(),
        creditCode: z.string(),
        due: z.iso.date(),
        isLate: z.boolean(),
      }),
    ),
  }),
  authentication: read('GET', `${people}/authentications/one`, {
    access,
    records: of('authentication'),
    summary:
      '企业认证: what was handed in beside what the register says, with licence and letter as pictures',
    input: z.object({ no }),
    output: z.object({
      no: z.number().int(),
      /** of the register null: it does not know the company, or not this */
      facts: z.array(
        z.object({
          fact: z.enum(['name', 'creditCode', 'legalRepresentative', 'address', 'status']),
          handedIn: z.string(),
          registered: z.string().nullable(),
        }),
      ),
      isRegistered: z.boolean(),
      applicant: z.object({
        name: z.string(),
        position: z.string(),
        role: z.enum(applicantRoles),
        phone: z.string(),
      }),
      /** data: addresses; a licence has no link that could be passed on */
      pictures: z.array(z.object({ of: z.enum(['licence', 'letter']), source: z.string() })),
    }),
    fails: ['notFound'],
  }),
  settleAuthentication: write('POST', `${people}/authentications/settle`, {
    access,
    records: of('authentication'),
    summary:
      '企业认证 answered: the team is that company for so many days, or reads why not; who asked is told',
    input: z.discriminatedUnion('verdict', [z.object({ no, verdict: z.literal('open'), days }), refuse]),
    output: z.literal(true),
    fails: [...fails, 'companyTaken'],
  }),
} satisfies Record<string, Endpoint>
