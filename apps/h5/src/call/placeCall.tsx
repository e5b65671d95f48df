import { newKey } from '@zhzz/client/newKey.ts'
import { call } from '@zhzz/contract/call/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { askResult } from '#call/askResult.ts'
import { CallFacts } from '#call/CallFacts.tsx'
import type { Called } from '#call/called.ts'
import { explainRefusal, isRefusal } from '#call/explainRefusal.ts'
import { t } from '#i18n/t.ts'
import { dial } from '#platform/phone.ts'
import { ask } from '#ui/overlay/dialog.ts'
import { whileLoading } from '#ui/overlay/loading.ts'
import { toast } from '#ui/overlay/toast.ts'

/**
 * The one way to a telephone: asks the rules, shows what stands for and against it, writes the call down, opens the
 * dialler, and asks on return what came of it. True: a result was said.
 */
export async function placeCall(called: Called): Promise<boolean> {
  const { contact, companyId, companyName, editionId, itemId } = called
  const before = await whileLoading(t('shell.loading'), send(call.before, { contactId: contact.id })).catch(
    explain,
  )
  if (!before) return false
  if (before.refusal !== null) {
    await explainRefusal(before.refusal, before, called)
    return false
  }
  const way = await ask({
    title: t('company.dialAsk', { number: contact.content }),
    body: <CallFacts before={before} called={called} />,
    actions: [
      { label: t('shell.cancel'), look: 'quiet' },
      ...(before.line ? [{ label: t('call.byLine'), look: 'quiet' as const }] : []),
      { label: t('company.dial'), look: 'main' },
    ],
  })
  if (!way) return false
  const isLine = before.line !== null && way === 1
  const dialled = {
    contactId: contact.id,
    clientUid: newKey(),
    ...(editionId && { editionId }),
    ...(itemId && { itemId }),
  }
  const sent = isLine ? send(call.dialLine, dialled) : send(call.dial, dialled)
  const made = await sent.catch((error: unknown) => {
    // A colleague was faster, or the hour has struck.
    if (error instanceof Failure && isRefusal(error.failure))
      void explainRefusal(error.failure, before, called)
    else explain(error)
  })
  if (!made) return false
  if ('isUnderWay' in made) toast(t(made.isUnderWay ? 'call.lineRings' : 'call.lineFailed'))
  else dial(contact.content)
  if ('isUnderWay' in made && !made.isUnderWay) return false
  outdate([call.list, call.statistics])
  return askResult({
    id: made.id,
    companyId,
    companyName,
    contactId: contact.id,
    contactName: contact.contactName,
    editionId: editionId ?? null,
  })
}
