import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { spendCode, tryCode } from '#account/code/code.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { latestOf } from '#authentication/latest.ts'
import type { Viewer } from '#http/session.ts'
import { holderOf } from '#member/holderOf.ts'
import { inSteps } from '#serve/steps.ts'

export const submit = inSteps(authentication.submit, {
  async prepare(input, context) {
    const { db, deps, viewer, fail } = context
    if (!viewer.isOwner) throw fail('forbidden')
    const phone = input.phone ?? (await ownPhone(db, deps.sealing, viewer.accountId)).phone
    const codeId = await tryCode({ purpose: 'authentication', phone, code: input.code }, context)
    if (codeId === null) throw fail('wrongCode')
    return { input, phone, codeId }
  },

  async write({ input, phone, codeId }, { db, deps, viewer, now, fail }) {
    const { tenantId, subAccountId } = viewer
    const creditCode = input.unifiedSocialCreditCode
    // Two requests for one company, or of one tenant, are answered one after the other.
    await db.selectFrom('tenant').where('id', '=', tenantId).forUpdate().select('id').execute()
    const { authStatus, isPending, mayApply } = await latestOf(db, tenantId, now)
    if (isPending) throw fail('authenticationPending')
    if (!mayApply) throw fail('nothingToDo')
    const heldBy = await holderOf(db, creditCode, tenantId)
    if (heldBy !== null) throw fail('companyTaken', { admin: heldBy })
    const letterId = input.applicantRole === 'agent' ? (input.letterId ?? null) : null
    if (!(await areOwnPictures(db, viewer, [input.licenseId, letterId]))) throw fail('notFound')
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const kept = await db
      .insertInto('authentication')
      .values({
        id: uuid(),
        tenantId,
        askedBy: subAccountId,
        companyName: input.companyName,
        unifiedSocialCreditCode: creditCode,
        legalRepresentative: input.legalRepresentative,
        address: input.address,
        applicantName: input.applicantName,
        applicantPosition: input.applicantPosition,
        applicantRole: input.applicantRole,
        applicantPhoneEnc: deps.sealing.encrypt(phone),
        applicantPhoneMask: maskMobile(phone),
        licenseFileId: input.licenseId,
        letterFileId: letterId,
        state: 'pending',
        submittedAt: now,
      })
      // Another tenant's request for this company is under review.
      .onConflict((conflict) => conflict.doNothing())
      .returning('requestNo')
      .executeTakeFirst()
    if (kept === undefined) throw fail('authenticationPending')
    // One that is renewed holds on while it is reviewed.
    const next = authStatus === 3 ? 3 : 1
    await db
      .updateTable('tenant')
      .set({ authStatus: next, updatedAt: now })
      .where('id', '=', tenantId)
      .execute()
    return { authStatus: next, requestNo: kept.requestNo }
  },
})

/** Whether each is an upload for this of the person who asks. */
async function areOwnPictures(db: Kysely<DB>, viewer: Viewer, ids: (string | null)[]): Promise<boolean> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const own = await db
    .selectFrom('uploadFile')
    .where('id', 'in', wanted)
    .where('tenantId', '=', viewer.tenantId)
    .where('scene', '=', 'authentication')
    .where('kind', '=', 'picture')
    .select('id')
    .execute()
  return own.length === wanted.length
}
