import styles from '#account/CodeButton.module.css'
import { beginCountdown, type CodeUse, useCountdown } from '#account/countdown.ts'
import { t } from '#i18n/t.ts'
import { toast } from '#ui/overlay/toast.ts'

interface CodeButtonProps {
  use: CodeUse
  busy?: boolean
  /** Sends the code; undefined when it was not sent. */
  send: () => Promise<{ nextSendSeconds: number } | undefined>
}

/** 获取验证码, X秒重新获取, 重新获取 (spec §9). */
export function CodeButton({ use, busy, send }: CodeButtonProps) {
  const left = useCountdown(use)
  async function ask() {
    const sent = await send()
    if (!sent) return
    beginCountdown(use, sent.nextSendSeconds)
    toast(t('account.codeSent'))
  }
  const isWaiting = left !== null && left > 0
  return (
    <button type="button" className={styles.code} disabled={isWaiting || busy} onClick={() => void ask()}>
      {isWaiting
        ? t('account.resendIn', { n: left })
        : t(left === null ? 'account.sendCode' : 'account.resend')}
    </button>
  )
}
