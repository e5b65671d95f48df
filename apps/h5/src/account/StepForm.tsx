import type { ReactNode, SubmitEvent } from 'react'
import styles from '#account/StepForm.module.css'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'

interface StepFormProps {
  /** Above the fields: steps, or what is asked for. */
  head?: ReactNode
  button: string
  busy: boolean
  /** While the device passes the behaviour check. */
  checking?: boolean
  onSubmit: () => void
  /** The way to the step before. */
  back?: { label: string; onClick: () => void }
  children: ReactNode
}

/** A white form with one button: a page of the account, or a step of one. */
export function StepForm({ head, button, busy, checking, onSubmit, back, children }: StepFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {head}
      {children}
      <div className={styles.submit}>
        {back && (
          <Button look="quiet" onClick={back.onClick}>
            {back.label}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </div>
      {checking && (
        <p className={styles.checking} role="status">
          {t('login.checking')}
        </p>
      )}
    </form>
  )
}

/** A line of text in a form. */
export function FormText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}
