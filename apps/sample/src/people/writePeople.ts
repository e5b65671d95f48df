import { maskMobile } from '@zhzz/db/contactText.ts'
import { type CopyValue, copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase } from 'pg'
import { addDays } from '#days.ts'
import { writeAuthentications } from '#people/writeAuthentications.ts'
import { writeDay } from '#people/writeDay.ts'
import { sampleId } from '#sampleId.ts'

/** One tenant for every plan and every state of the company verification. */
const tenants = [
  { name: '砚舟展览（免费版）', plan: 'free', expiresIn: null, auth: 0 },
  { name: '澜庭会展（已认证）', plan: 'free', expiresIn: null, auth: 3 },
  { name: '岚岳策展（会员）', plan: 'member', expiresIn: 200, auth: 1 },
  { name: '禾川会展集团（团队版）', plan: 'team', expiresIn: 330, auth: 3 },
  { name: '樾墨搭建（会员已到期）', plan: 'member', expiresIn: -20, auth: 4 },
]
const people = ['负责人', '销售一号', '销售二号', '策展助理']
const personas = ['builder', 'organizer', 'supplier', 'logistics', 'advertising']

/** Person `at` of tenant `tenant` (1–5) signs in with this number: 12000000101 is the first of all. */
export function phoneOf(tenant: number, at: number): string {
  return `12000000${tenant}0${at + 1}`
}

/** The same person's id. */
export function subAccountOf(tenant: number, at: number): string {
  return sampleId('subAccount', (tenant - 1) * people.length + at)
}

/** Five tenants, the team of four people and the others of one, as their plans have seats; the last has a day's work before it. */
export async function writePeople(client: ClientBase, sealing: Sealing, today: string) {
  const accounts: CopyValue[][] = []
  const subAccounts: CopyValue[][] = []
  for (const [index, { plan }] of tenants.entries()) {
    for (const [at, person] of people.slice(0, plan === 'team' ? undefined : 1).entries()) {
      const number = index * people.length + at
      const phone = phoneOf(index + 1, at)
      const id = sampleId('account', number)
      accounts.push([id, sealing.encrypt(phone), sealing.blindIndex(phone), maskMobile(phone)])
      subAccounts.push([
        sampleId('subAccount', number),
        id,
        sampleId('tenant', index),
        person,
        at === 0 ? '总经理' : '客户经理',
        personas[index] ?? 'other',
        at === 0 ? ['owner'] : ['member'],
        at === 0,
        index !== 0,
      ])
    }
  }
  await copyInto(
    client,
    'tenant (id, name, plan_code, plan_expires_at, auth_status)',
    copyPieces(
      tenants.map(({ name, plan, expiresIn, auth }, index) => [
        sampleId('tenant', index),
        name,
        plan,
        expiresIn === null ? null : addDays(today, expiresIn),
        auth,
      ]),
    ),
  )
  await copyInto(client, 'account (id, phone_enc, phone_hash, phone_mask)', copyPieces(accounts))
  await copyInto(
    client,
    `sub_account (id, account_id, tenant_id, real_name, position, persona_type, roles,
    is_owner, profile_completed)`,
    copyPieces(subAccounts),
  )
  const authenticated = tenants.map(({ name, auth }, index) => ({
    id: sampleId('tenant', index),
    name,
    auth,
    owner: sampleId('subAccount', index * people.length),
  }))
  await writeAuthentications(client, authenticated, today)
  const last = tenants.length - 1
  const builder = { id: sampleId('subAccount', last * people.length), tenantId: sampleId('tenant', last) }
  await writeDay(client, builder, today)
}
