import { agreeToGuide, hasAgreed, watchConsent, withdrawGuide } from '#account/consent.ts'
import { t } from '#i18n/t.ts'
import { useOutside } from '#platform/useOutside.ts'
import { Row } from '#ui/list/Row.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 个人信息保护指引 in 隐私设置: whether it is agreed to, and as easily taken back or given. */
export function WithdrawConsent() {
  const agreed = useOutside(watchConsent, hasAgreed)
  async function change() {
    const isSure = await confirmDialog({
      title: t(agreed ? 'login.withdrawAsk' : 'shell.privacyTitle'),
      body: t(agreed ? 'login.withdrawText' : 'shell.privacyText'),
      confirm: t(agreed ? 'login.withdraw' : 'shell.agree'),
      cancel: t(agreed ? 'shell.cancel' : 'shell.notNow'),
    })
    if (!isSure) return
    await (agreed ? withdrawGuide() : agreeToGuide())
    toast(t(agreed ? 'login.withdrawn' : 'login.agreedNow'))
  }
  return (
    <Row
      label={t('shell.privacyTitle')}
      value={t(agreed ? 'login.agreed' : 'login.notAgreed')}
      onClick={() => void change()}
    />
  )
}
