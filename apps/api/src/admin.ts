import { parseArgs } from 'node:util'
import { mobile } from '@zhzz/contract/field.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { openSealing } from '@zhzz/db/sealed.ts'
import { readConfig } from '#config.ts'
import { setAccountOpen, showAccount } from '#operate/account.ts'
import { setCustomerService } from '#operate/customerService.ts'
import { grantPlan, revokePlan } from '#operate/plan.ts'

const usage = `npm run admin -- <command>          works beside a running server and without one

  grant-plan           --phone 138… --plan member|team [--days 365]
  revoke-plan          --phone 138…
  show                 --phone 138…
  disable, enable      --phone 138…      disable also ends every session
  set-customer-service --phone 400… [--qr URL] [--work-time TEXT]

Environment: DATA_DIR (./.data) or DATABASE_URL, as of the server.`

/** Said without a trace: the operator typed something that cannot be done. */
class Misuse extends Error {}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'string' },
    plan: { type: 'string' },
    days: { type: 'string', default: '365' },
    qr: { type: 'string' },
    'work-time': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** The number of `--phone`, which must be a mobile one where an account is meant. */
function phoneOf(isAccount = true): string {
  const { phone } = values
  if (phone === undefined) throw new Misuse('--phone is missing')
  if (isAccount && !mobile.safeParse(phone).success)
    throw new Misuse(`${phone} is not a mobile number of 11 digits`)
  return phone
}

function daysOf(): number {
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 3_660)
    throw new Misuse('--days is a whole number from 1 to 3660')
  return days
}

function planOf(): string {
  if (values.plan === 'member' || values.plan === 'team') return values.plan
  throw new Misuse('--plan is member or team')
}

async function obey(command: string): Promise<string> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const log = { info() {}, warn: console.error, error: console.error }
  const { db, stop } = await openDatabase({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    join: true,
    log,
  })
  const sealing = await openSealing(dataDir)
  const now = new Date()
  try {
    if (command === 'grant-plan') {
      const operator = process.env['USER'] ?? 'admin'
      return await grantPlan(db, sealing, { phone: phoneOf(), plan: planOf(), days: daysOf(), operator, now })
    }
    if (command === 'revoke-plan') return await revokePlan(db, sealing, phoneOf(), now)
    if (command === 'show') return await showAccount(db, sealing, phoneOf())
    if (command === 'disable') return await setAccountOpen(db, sealing, phoneOf(), false, now)
    if (command === 'enable') return await setAccountOpen(db, sealing, phoneOf(), true, now)
    if (command === 'set-customer-service') {
      const { qr = null, 'work-time': workTime = null } = values
      return await setCustomerService(db, { phone: phoneOf(false), qrCode: qr, workTime })
    }
    throw new Misuse(`there is no command ${command}`)
  } finally {
    await stop()
  }
}

const [command] = positionals
if (command === undefined || values.help) console.log(usage)
else
  try {
    console.log(await obey(command))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof Misuse) console.error(`\n${usage}`)
    process.exitCode = 1
  }
