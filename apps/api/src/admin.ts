import { Misuse, obeyOneOf, wholeNumber } from '@zhzz/db/command.ts'
import { amountTyped } from '#operate/amountTyped.ts'
import { answerApplication } from '#operate/answerApplication.ts'
import { askedApplications } from '#operate/applications.ts'
import { authenticationCommands } from '#operate/authenticationCommands.ts'
import { confirmNumber } from '#operate/confirmNumber.ts'
import { setCustomerService } from '#operate/customerService.ts'
import { showJobs } from '#operate/jobs.ts'
import { operation } from '#operate/operation.ts'
import { operatorCommands } from '#operate/operatorCommands.ts'
import { orderCommands } from '#operate/orderCommands.ts'
import { setOpenByNumber, showAccount } from '#operate/people/accountByNumber.ts'
import { grantPlan, revokePlan } from '#operate/plan.ts'
import { proposals } from '#operate/proposals.ts'
import { answerReport, openReports } from '#operate/reports.ts'
import { rotateKeyCommand } from '#operate/rotateKey.ts'
import { showLog, verifyLog } from '#operate/securityLog.ts'
import {
  answerTyped,
  confirmedTyped,
  logAsked,
  mobileTyped,
  planTyped,
  reportAnswerTyped,
} from '#operate/typed.ts'

const phone = { phone: { type: 'string' } } as const

/** `npm run admin`: what an operator does. A line more in `--help` is an entry more here. */
await obeyOneOf('npm run admin', {
  says: 'What an operator does, beside a running server and without one.',
  details:
    'Environment: DATA_DIR (./.data) or DATABASE_URL, and SECRET_KEY where it is set, as of the server.',
  commands: {
    'grant-plan': operation({
      takes: '--phone 138… --plan member|team [--days 365] [--amount 1980]',
      says: 'gives a plan from today; of the same plan, behind the days it still has',
      options: {
        ...phone,
        plan: { type: 'string' },
        days: { type: 'string', default: '365' },
        amount: { type: 'string' },
      },
      read(values) {
        const phone = mobileTyped(values.phone)
        const plan = planTyped(values.plan)
        const days = wholeNumber('--days', values.days, 1, 3_660)
        const amount = amountTyped(values.amount)
        return ({ db, sealing, operator, now }) =>
          grantPlan(db, sealing, { phone, plan, days, amount, operator, now })
      },
    }),
    'revoke-plan': operation({
      takes: '--phone 138… [--refunded]',
      says: 'back to the free plan at once; --refunded: what was paid for it was paid back',
      options: { ...phone, refunded: { type: 'boolean', default: false } },
      read({ refunded, ...values }) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing, now }) => revokePlan(db, sealing, { phone, refunded, now })
      },
    }),
    show: operation({
      takes: '--phone 138…',
      says: 'account, plan, and what was used of it',
      options: phone,
      read(values) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing }) => showAccount(db, sealing, phone)
      },
    }),
    disable: operation({
      takes: '--phone 138…',
      says: 'shuts an account and ends every session of it',
      options: phone,
      read(values) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing, now }) => setOpenByNumber(db, sealing, phone, false, now)
      },
    }),
    enable: operation({
      takes: '--phone 138…',
      says: 'opens an account again',
      options: phone,
      read(values) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing, now }) => setOpenByNumber(db, sealing, phone, true, now)
      },
    }),
    proposals: operation({
      takes: '',
      says: 'events of their own that people offer for the library, a line of JSON each, as npm run import -- exhibitions reads them',
      options: {},
      read() {
        return ({ db }) => proposals(db)
      },
    }),
    reports: operation({
      takes: '[--limit 100]',
      says: 'what people report (纠错, 反馈缺失数据, 求补充) and nobody has answered, each with its number',
      options: { limit: { type: 'string', default: '100' } },
      read(values) {
        const limit = wholeNumber('--limit', values.limit, 1, 10_000)
        return ({ db }) => openReports(db, limit)
      },
    }),
    'answer-report': operation({
      takes: '--report 12 --accept|--reject [--words "…"]',
      says: 'answers a report: it was put right, or it stays as it is; who sent it is told, and reads the words',
      options: {
        report: { type: 'string' },
        accept: { type: 'boolean', default: false },
        reject: { type: 'boolean', default: false },
        words: { type: 'string', default: '' },
      },
      read(values) {
        const answer = reportAnswerTyped(values)
        return ({ db, operator, now }) => answerReport(db, { ...answer, operator, now })
      },
    }),
    applications: operation({
      takes: '',
      says: 'who has asked for an application to be opened (申请开通) and waits for an answer, each with its number',
      options: {},
      read() {
        return ({ db }) => askedApplications(db)
      },
    }),
    'answer-application': operation({
      takes: '--request 7 --open [--days 365] [--trial] | --refuse  [--words TEXT]',
      says: 'answers a request: opens what was asked for, with the plan that has it, or refuses; who asked is told',
      options: {
        request: { type: 'string' },
        open: { type: 'boolean', default: false },
        refuse: { type: 'boolean', default: false },
        days: { type: 'string', default: '365' },
        trial: { type: 'boolean', default: false },
        words: { type: 'string', default: '' },
      },
      read(values) {
        const answer = answerTyped(values)
        return ({ db, operator, now }) => answerApplication(db, { ...answer, operator, now })
      },
    }),
    ...authenticationCommands,
    ...orderCommands,
    ...operatorCommands,
    'confirm-number': operation({
      takes: '--number 021-5… --state valid|empty|stopped',
      says: 'what a telephone number was found to be; of companies with no other number the credits come back',
      options: { number: { type: 'string' }, state: { type: 'string' } },
      read(values) {
        const confirmed = confirmedTyped(values)
        return ({ db, sealing, operator, now }) => confirmNumber(db, sealing, { ...confirmed, operator, now })
      },
    }),
    'rotate-key': rotateKeyCommand,
    jobs: operation({
      takes: '',
      says: 'what the servers do by themselves: when it was done last, what waits, what failed and why',
      options: {},
      read() {
        return ({ db }) => showJobs(db)
      },
    }),
    log: operation({
      takes: '[--since 2026-11-01] [--person 138…] [--what EVENT] [--limit 100] [--verify]',
      says: 'the security log: who did what, when and from where; --verify: whether it is as it was written',
      options: {
        since: { type: 'string', default: '1970-01-01' },
        person: { type: 'string' },
        what: { type: 'string' },
        limit: { type: 'string', default: '100' },
        verify: { type: 'boolean', default: false },
      },
      read({ verify, ...values }) {
        const asked = logAsked(values)
        return ({ db, sealing }) => (verify ? verifyLog(db, sealing) : showLog(db, sealing, asked))
      },
    }),
    'set-customer-service': operation({
      takes: '--phone 400… [--qr PICTURE|LINK] [--work-time TEXT]',
      says: 'what the customer-service dialog shows; of a link, or else of the number, the QR code is drawn',
      options: { ...phone, qr: { type: 'string' }, 'work-time': { type: 'string' } },
      read({ phone, qr = null, 'work-time': workTime = null }) {
        if (phone === undefined) throw new Misuse('--phone is missing')
        return ({ db }) => setCustomerService(db, { phone, qr, workTime })
      },
    }),
  },
})
