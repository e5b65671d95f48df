import { type ConsentDocument, consentDocuments } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { agreedVersions } from '#account/agreedVersions.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { endSession } from '#api/session.ts'
import { newKey } from '#api/useWrite.ts'
import { currentLocale, loadRestWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { documentUrl } from '#nav/documents.ts'
import { switchTab } from '#nav/navigate.ts'
import { ask } from '#ui/dialog.ts'

let isAsking = false

function isDocument(name: string): name is ConsentDocument {
  return consentDocuments.some((document) => document === name)
}

/** A version rose: the account goes on with it, or the person goes on as a guest. */
export async function renewAgreements(pending: readonly string[]): Promise<void> {
  if (isAsking) return
  isAsking = true
  await loadRestWords()
  const lang = `?lang=${currentLocale()}`
  const answer = await ask({
    title: t('login.renewTitle'),
    body: (
      <>
        <p>{t('login.renewText')}</p>
        <p>
          <a href={documentUrl('agreement') + lang} target="_blank" rel="noopener">
            {t('account.agreementLink')}
          </a>
          {t('account.and')}
          <a href={documentUrl('screctArgeement') + lang} target="_blank" rel="noopener">
            {t('account.privacyLink')}
          </a>
        </p>
      </>
    ),
    actions: [
      { label: t('shell.notNow'), look: 'quiet' },
      { label: t('shell.agree'), look: 'main' },
    ],
    dismissible: false,
  })
  isAsking = false
  if (answer === 1) {
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
