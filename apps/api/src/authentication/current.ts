import type { authentication } from '@zhzz/contract/authentication/calls.ts'
import { latestOf } from '#authentication/latest.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { reviewDay } from '#member/reviewDay.ts'
import { fileOf } from '#upload/link.ts'

export const current: Handler<typeof authentication.current> = async (_, context) => {
  const { db, viewer, now } = context
  const { authStatus, tenantName, request, expiresAt, mayApply } = await latestOf(db, viewer.tenantId, now)
  const ids = [request?.licenseFileId, request?.letterFileId].filter((id) => id != null)
  const files =
    ids.length === 0 ? [] : await db.selectFrom('uploadFile').where('id', 'in', ids).selectAll().execute()
  const shown = (id: string | null) => {
    const file = files.find((one) => one.id === id)
    return file === undefined ? null : fileOf(file, context)
  }
  return {
    authStatus,
    companyName: authStatus === 3 || authStatus === 4 ? tenantName : null,
    expireDate: expiresAt === null ? null : shanghaiDay(expiresAt),
    isOwner: viewer.isOwner,
    mayApply: viewer.isOwner && mayApply,
    request:
      request === undefined || !viewer.isOwner
        ? null
        : {
            requestNo: request.requestNo,
            state: stateOf(request.state),
            companyName: request.companyName,
            unifiedSocialCreditCode: request.unifiedSocialCreditCode,
            legalRepresentative: request.legalRepresentative,
            address: request.address,
            applicantName: request.applicantName,
            applicantPosition: request.applicantPosition,
            applicantRole: request.applicantRole === 'agent' ? ('agent' as const) : ('legal' as const),
            applicantPhoneMask: request.applicantPhoneMask,
            license: shown(request.licenseFileId),
            letter: shown(request.letterFileId),
            reason: request.reason,
            submittedAt: request.submittedAt.toISOString(),
            dueDate: request.state === 'pending' ? reviewDay(request.submittedAt) : null,
          },
  }
}

const states = ['pending', 'rejected', 'approved', 'ended'] as const

function stateOf(state: string) {
  return states.find((one) => one === state) ?? 'ended'
}
