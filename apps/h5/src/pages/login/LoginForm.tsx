import { type ReactNode, type SubmitEvent } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#pages/login/login.module.css'
import { Button } from '#ui/Button.tsx'
import { Mark } from '#ui/shown/Mark.tsx'

interface LoginFormProps {
  text: string
  busy: boolean
  /** While the device passes the behaviour check. */
  checking: boolean
  onSubmit: () => void
  /** The other ways, below the button. */
  links: ReactNode
  /** Ways that are somebody else's, below all. */
  others?: ReactNode
  children: ReactNode
}

/** What both ways to sign in look like: the mark, a sentence, fields, the button, the other way. */
export function LoginForm({ text, busy, checking, onSubmit, links, others, children }: LoginFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Mark size={48} />
      <h2 className={styles.title}>{t('account.signInTitle')}</h2>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.submit}>
        <Button type="submit" busy={busy}>
          {t('shell.signIn')}
        </Button>
      </div>
      <p className={styles.checking} role="status">
        {checking && t('login.checking')}
      </p>
      <div className={styles.links}>{links}</div>
      {others}
    </form>
  )
}
