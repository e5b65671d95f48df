import { newKey } from '@zhzz/client/newKey.ts'
import { type ConsentDocument, consentDocuments } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { agreedVersions } from '#account/agreedVersions.ts'
import { askAgreement } from '#account/askAgreement.tsx'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { endSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { switchTab } from '#nav/navigate.ts'

let isAsking = false

function isDocument(name: string): name is ConsentDocument {
  return consentDocuments.some((document) => document === name)
}

/** A version rose: the account goes on with it, or the person goes on as a guest. */
export async function renewAgreements(pending: readonly string[]): Promise<void> {
  if (isAsking) return
  isAsking = true
  const agreed = await askAgreement({ title: t('login.renewTitle'), text: t('login.renewText') })
  isAsking = false
  if (agreed) {
    const documents = pending.filter(isDocument)
    await send(
      account.saveConsent,
      { documents, versions: { ...agreedVersions }, action: 'agree' },
      { idempotencyKey: newKey() },
    ).catch(() => null)
    return
  }
  await send(account.logout, {}).catch(() => null)
  endSession()
  queryClient.clear()
  switchTab('/')
}
