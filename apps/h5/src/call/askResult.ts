import { answeredResults, type CallResult, callResults } from '@zhzz/contract/call/choices.ts'
import { saveResult } from '#call/resultOutbox.ts'
import { callResultText } from '#call/results.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast, toastUndo } from '#ui/overlay/toast.ts'

/** A call that was made, as far as the follow-up about it needs it. */
export interface Made {
  id: string
  companyId: string
  companyName: string
  contactId: string | null
  contactName: string | null
  editionId: string | null
}

/** Asks what came of a call and writes it down; one tap more leads to the follow-up. False: nothing was said. */
export async function askResult(made: Made): Promise<boolean> {
  const chosen = await chooseAction(
    t('call.resultAsk', { name: made.contactName ?? made.companyName }),
    callResults.map((result) => callResultText(result)),
  )
  const result = chosen === null ? undefined : callResults[chosen]
  if (result === undefined) {
    toast(t('call.resultLater'))
    return false
  }
  const outcome = await saveResult(made.id, result)
  if (outcome === 'refused') return false
  if (isAnswered(result)) {
    const writes = await confirmDialog({
      title: t('call.writeAsk'),
      body: `${made.companyName}，${callResultText(result)}`,
      cancel: t('call.later'),
      confirm: t('call.write'),
    })
    if (writes) writeFollowUp(made, result)
  } else if (outcome === 'kept') toast(t('call.resultKept'))
  else toastUndo(t('call.saved'), t('call.write'), () => writeFollowUp(made, result))
  return true
}

function isAnswered(result: CallResult): boolean {
  return answeredResults.some((one) => one === result)
}

/** 写跟进, with whom one spoke, about what, and what came of it. */
export function writeFollowUp(
  { id, companyId, companyName, contactId, editionId }: Made,
  result: CallResult | null,
): void {
  navigateTo(
    to('/pages/followUp/form', {
      targetType: 'company',
      targetId: companyId,
      name: companyName,
      callId: id,
      contactId: contactId ?? undefined,
      editionId: editionId ?? undefined,
      result: result ?? undefined,
    }),
  )
}
