import { agreeToGuide, declineGuide, isConsentOpen } from '#account/consent.ts'
import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { documentUrl } from '#nav/documents.ts'
import { ask } from '#ui/dialog.ts'

/**
 * 个人信息保护指引 at the first start and when its version rises, on the home tab only: whoever opens a shared link
 * reads on undisturbed, and before the answer nothing is asked of the device and nothing is counted.
 */
export async function askPrivacy(): Promise<void> {
  if (!isConsentOpen()) return
  const lang = `?lang=${currentLocale()}`
  const answer = await ask({
    title: t('shell.privacyTitle'),
    body: (
      <>
        <p>{t('shell.privacyText')}</p>
        <p>
          {t('shell.privacyRead')}
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
  if (answer === 1) await agreeToGuide()
  else declineGuide()
}
