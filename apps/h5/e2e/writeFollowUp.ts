import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { ask } from '#e2e/ask.ts'

/** Writes a record about a company, past the app. */
export function writeFollowUp(
  token: string,
  companyId: string,
  fields: { content: string; nextFollowTime?: string; followTime?: string; remindMinutes?: number },
): Promise<FollowUpRecord> {
  return ask(
    followUp.save,
    {
      targetType: 'company',
      targetId: companyId,
      clientUid: crypto.randomUUID(),
      followType: 'visit',
      followTime: new Date().toISOString(),
      ...fields,
    },
    token,
  )
}
