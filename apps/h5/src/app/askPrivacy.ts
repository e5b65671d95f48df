import { askAgreement } from '#account/askAgreement.tsx'
import { agreeToGuide, declineGuide, isConsentOpen } from '#account/consent.ts'
import { t } from '#i18n/t.ts'

/**
 * 个人信息保护指引 at the first start and when its version rises, on the home tab only: whoever opens a shared link
 * reads on undisturbed, and before the answer nothing is asked of the device and nothing is counted.
 */
export async function askPrivacy(): Promise<void> {
  if (!isConsentOpen()) return
  const title = t('shell.privacyTitle')
  const agreed = await askAgreement({ title, text: t('shell.privacyText'), read: t('shell.privacyRead') })
  if (agreed) await agreeToGuide()
  else declineGuide()
}
