import { Misuse, obeyOneOf, wholeNumber } from '@zhzz/db/command.ts'
import { setAccountOpen, showAccount } from '#operate/account.ts'
import { setCustomerService } from '#operate/customerService.ts'
import { showJobs } from '#operate/jobs.ts'
import { operation } from '#operate/operation.ts'
import { grantPlan, revokePlan } from '#operate/plan.ts'
import { proposals } from '#operate/proposals.ts'
import { rotateKeyCommand } from '#operate/rotateKey.ts'
import { showLog, verifyLog } from '#operate/securityLog.ts'
import { logAsked, mobileTyped, planTyped } from '#operate/typed.ts'

const phone = { phone: { type: 'string' } } as const

/** `npm run admin`: what an operator does. A line more in `--help` is an entry more here. */
await obeyOneOf('npm run admin', {
  says: 'What an operator does, beside a running server and without one.',
  details:
    'Environment: DATA_DIR (./.data) or DATABASE_URL, and SECRET_KEY where it is set, as of the server.',
  commands: {
    'grant-plan': operation({
      takes: '--phone 138… --plan member|team [--days 365]',
      says: 'gives a plan from today; of the same plan, behind the days it still has',
      options: { ...phone, plan: { type: 'string' }, days: { type: 'string', default: '365' } },
      read(values) {
        const phone = mobileTyped(values.phone)
        const plan = planTyped(values.plan)
        const days = wholeNumber('--days', values.days, 1, 3_660)
        return ({ db, sealing, operator, now }) =>
          grantPlan(db, sealing, { phone, plan, days, operator, now })
      },
    }),
    'revoke-plan': operation({
      takes: '--phone 138…',
      says: 'back to the free plan at once',
      options: phone,
      read(values) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing, now }) => revokePlan(db, sealing, phone, now)
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
        return ({ db, sealing, now }) => setAccountOpen(db, sealing, phone, false, now)
      },
    }),
    enable: operation({
      takes: '--phone 138…',
      says: 'opens an account again',
      options: phone,
      read(values) {
        const phone = mobileTyped(values.phone)
        return ({ db, sealing, now }) => setAccountOpen(db, sealing, phone, true, now)
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
