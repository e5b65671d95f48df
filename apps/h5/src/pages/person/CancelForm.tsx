import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { isCode } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { refreshViewer } from '#account/signIn.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/person/secret.module.css'
import { Button } from '#ui/Button.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** The code that confirms 注销账号, to the account's own number. */
export function CancelForm({ phoneMask, onDone }: { phoneMask: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const sending = useWrite(person.sendCancelCode)
  const [isWrong, setWrong] = useState(false)
  const applying = useWrite(person.applyCancel, {
    outdates: [account.current],
    onFailure: { wrongCode: () => setWrong(true) },
  })
  async function apply() {
    setChecked(true)
    if (!isCode(code)) return
    if (
      !(await confirmDialog({ title: t('person.cancelAccount'), body: t('person.cancelHow'), danger: true }))
    )
      return
    if (!(await applying.send({ code }))) return
    await refreshViewer()
    onDone()
    toast(t('person.cancelAsked'))
  }
  const codeError = checked && !isCode(code) ? t('account.codeWrong') : undefined
  return (
    <form
      className={styles.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <p className={styles.note}>{t('person.cancelCode', { phone: phoneMask })}</p>
      <CodeField
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setWrong(false)
        }}
        error={isWrong ? t('failure.wrongCode') : codeError}
        end={<CodeButton use={`cancel${phoneMask}`} busy={sending.isPending} send={() => sending.send({})} />}
      />
      <Button type="submit" busy={applying.isPending}>
        {t('person.cancelConfirm')}
      </Button>
    </form>
  )
}
