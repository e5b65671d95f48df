import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { documentUrl } from '#nav/documents.ts'
import { ask } from '#ui/overlay/dialog.ts'

/** Asks for 同意 or 暂不使用, with both documents to read; only an answer closes it. True: agreed. */
export async function askAgreement(words: { title: string; text: string; read?: string }): Promise<boolean> {
  const lang = `?lang=${currentLocale()}`
  const answer = await ask({
    title: words.title,
    body: (
      <>
        <p>{words.text}</p>
        <p>
          {words.read}
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
  return answer === 1
}
