import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { ClientBase } from 'pg'
import { creditCodeOf } from '#company/creditCode.ts'
import { addDays } from '#days.ts'
import { sampleId } from '#sampleId.ts'

/** What each standing of a tenant came from; 未认证 came from nothing. */
const handedIn: Readonly<Record<number, { state: string; ago: number; holds: number | null }>> = {
  1: { state: 'pending', ago: 0, holds: null },
  3: { state: 'approved', ago: 60, holds: 365 },
  4: { state: 'ended', ago: 400, holds: 365 },
}

type Tenant = { id: string; name: string; auth: number; owner: string }

/** What the tenants of the sample world have handed in for 企业认证, without pictures. */
export async function writeAuthentications(client: ClientBase, tenants: readonly Tenant[], today: string) {
  const rows = tenants.flatMap(({ id, name, auth, owner }, index) => {
    const asked = handedIn[auth]
    if (asked === undefined) return []
    const day = addDays(today, -asked.ago)
    return [
      [
        sampleId('authentication', index),
        id,
        owner,
        name,
        creditCodeOf('310000', 9_000_000 + index),
        '负责人',
        '上海市示例路 100 号',
        '负责人',
        '总经理',
        'legal',
        asked.state,
        day,
        asked.holds === null ? null : day,
        asked.holds === null ? null : addDays(day, asked.holds),
      ] as const,
    ]
  })
  await copyInto(
    client,
    `authentication (id, tenant_id, asked_by, company_name, unified_social_credit_code, legal_representative, address,
    applicant_name, applicant_position, applicant_role, state, submitted_at, reviewed_at, expires_at)`,
    copyPieces(rows),
  )
}
