import { account } from '@zhzz/contract/account/calls.ts'
import { type OperatorRole, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { maskContact } from '@zhzz/db/contactText.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { dayAfter, shanghaiDay } from '#day.ts'
import { openOperatorSession } from '#http/operatorSession.ts'
import { callerAt } from '#http/session.ts'
import { addOperatorNamed } from '#operate/operator/operators.ts'
import { agreed, type TestServer } from '#testing/testServer.ts'

let lastPhone = 12_000_000_000

/** Signs a new person in by code; with a plan other than free until the year's end. */
export async function signIn({ call, codes, database, clock }: TestServer, plan = 'free') {
  const phone = String(++lastPhone)
  await call(account.sendLoginPhoneCode, { phone })
  const { data } = await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed })
  const token = data.token ?? ''
  const current = await call(account.current, {}, { token })
  const { subAccountId, tenantId, accountId } = current.data
  const planExpiresAt = new Date(clock.now.getTime() + 300 * 86_400_000)
  await database.db
    .updateTable('tenant')
    .set({ planCode: plan, planExpiresAt })
    .where('id', '=', tenantId)
    .execute()
  return { token, phone, subAccountId, tenantId, accountId }
}

let lastOperator = 0

/** An operator of the console with a session. */
export async function addOperator(
  { database: { db }, sealing, clock }: TestServer,
  roles: readonly OperatorRole[] = operatorRoles,
) {
  const name = `operator${++lastOperator}`
  await addOperatorNamed({ db, sealing }, { name, roles, operator: 'test', now: clock.now })
  const { id } = await db
    .updateTable('operator')
    .set({ setUpHash: null, setUpUntil: null, passwordHash: '' })
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirstOrThrow()
  const caller = callerAt('', sealing, { userAgent: '', platform: '', device: '' })
  return { id, name, token: await openOperatorSession(db, id, caller, clock.now) }
}

/** Solves the server's challenge: a pass for one call that asks for a behaviour check. */
export async function passBehavior({ call }: Pick<TestServer, 'call'>): Promise<string> {
  const { data: challenge } = await call(account.behaviorCaptcha, {})
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('no solution')
  return (await call(account.verifyBehavior, { challenge, solution })).data.behaviorToken
}

/** A registered company with contacts that are easy to find again in an answer: 1209990NNNN. */
export async function addCompany(
  { database: { db, pool }, sealing }: TestServer,
  {
    name = '',
    contacts = 2,
    facts = {},
  }: { name?: string; contacts?: number; facts?: Partial<SearchableCompany> } = {},
) {
  const id = v7()
  const shown = name === '' ? `测试${id.slice(-6)}精密机械有限公司` : name
  await db
    .insertInto('company')
    .values({
      id,
      name: shown,
      nameKey: nameKey(shown),
      contactCount: contacts,
      dataSource: '测试',
      registrationStatus: '存续',
    })
    .execute()
  const values = copyLine(searchDocument({ id, name: shown, statusGroup: 'green', ...facts }), [1, 1, 1])
    .trimEnd()
    .split('\t')
  await pool.query(
    `insert into company_search (${copyColumns}) values (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
    values.map((value) => (value === '\\N' ? null : value)),
  )
  const phones: string[] = []
  for (let at = 0; at < contacts; at++) {
    phones.push(await addContact({ database: { db }, sealing }, id, at))
  }
  return { id, name: shown, phones }
}

/** A mobile number of a company: 1209990NNNN. */
export async function addContact(
  {
    database: { db },
    sealing,
  }: { database: Pick<TestServer['database'], 'db'>; sealing: TestServer['sealing'] },
  companyId: string,
  at = 0,
): Promise<string> {
  const phone = `1209990${String(at).padStart(4, '0')}`
  await db
    .insertInto('contact')
    .values({
      id: v7(),
      companyId,
      type: 'mobile',
      contentEnc: sealing.encrypt(phone),
      contentHash: sealing.blindIndex(phone),
      contentMask: maskContact('mobile', phone),
      contactName: '欧阳测试',
      nameMask: '欧**',
      dataSource: '测试',
    })
    .execute()
  return phone
}

/** An edition `days` from today with `entries` listed exhibitors; the first is the given company's. */
export async function addEdition(
  { database: { db }, clock }: TestServer,
  {
    days = 30,
    entries = 0,
    companyId = null,
    seriesId,
  }: { days?: number; entries?: number; companyId?: string | null; seriesId?: string },
) {
  const series = seriesId ?? v7()
  const name = `测试机床展${series.slice(-4)}`
  if (seriesId === undefined)
    await db
      .insertInto('exhibitionSeries')
      .values({ id: series, name, nameKey: name, dataSource: '测试' })
      .execute()
  const id = v7()
  const start = dayAfter(shanghaiDay(clock.now), days)
  await db
    .insertInto('exhibitionEdition')
    .values({
      id,
      seriesId: series,
      name: `${name} ${start}`,
      year: Number(start.slice(0, 4)),
      startDate: start,
      endDate: start,
      listedExhibitorCount: entries,
      exhibitorListStatus: entries > 0 ? 'published' : 'none',
      dataSource: '测试',
    })
    .execute()
  if (entries > 0)
    await sql`with entry as (insert into exhibitor (id, edition_id, company_id, match_status, listed_name, booth_no, pavilion_code, products, data_source)
      select gen_random_uuid(), ${id}::uuid, case when at = 1 then ${companyId}::uuid end,
        case when at = 1 and ${companyId}::uuid is not null then 'matched' else 'unmatched' end,
        '参展商' || at, 'A' || lpad(at::text, 3, '0'), 'H' || (at % 3), array['数控车床'], '测试'
      from generate_series(1, ${entries}) as at returning id, pavilion_code, booth_no)
      insert into booth (exhibitor_id, position, pavilion_code, booth_no)
      select id, 1, pavilion_code, booth_no from entry`.execute(db)
  return { id, seriesId: series, name: `${name} ${start}` }
}

/** What 联系客服 shows, in place of what is there. */
export async function addCustomerService(
  { database: { db } }: TestServer,
  { qrCode, phone }: { qrCode: string | null; phone: string },
) {
  await db.deleteFrom('customerService').execute()
  await db.insertInto('customerService').values({ id: v7(), qrCode, phone }).execute()
}
