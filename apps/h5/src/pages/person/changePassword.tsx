import { account } from '@zhzz/contract/account/calls.ts'
import { isCode } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { isPair, NewPassword } from '#account/NewPassword.tsx'
import { PasswordField } from '#account/PasswordField.tsx'
import { StepForm } from '#account/StepForm.tsx'
import { signInAgain } from '#account/signOut.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Facts } from '#ui/shown/Facts.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function ChangePasswordPage() {
  const current = useRead(account.current, {})
  return (
    <Loaded
      read={current}
      skeleton={
        <Cards>
          <Skeleton rows={4} height={72} />
        </Cards>
      }
    >
      {({ phoneMask, hasPassword }) => <ChangePassword phoneMask={phoneMask} hasPassword={hasPassword} />}
    </Loaded>
  )
})

function ChangePassword({ phoneMask, hasPassword }: { phoneMask: string; hasPassword: boolean }) {
  const [code, setCode] = useState('')
  const [oldPassword, setOldPassword] = useState('')
  const [pair, setPair] = useState({ first: '', again: '' })
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<'code' | 'password'>()
  const sending = useWrite(account.sendEditPasswordCode)
  const editing = useWrite(account.editLoginPassword, {
    onFailure: { wrongCode: () => setWrong('code'), wrongPassword: () => setWrong('password') },
  })
  async function edit() {
    setChecked(true)
    if (!isCode(code) || (hasPassword && oldPassword === '') || !isPair(pair)) return
    const input = { code, newPassword: pair.first, ...(hasPassword && { oldPassword }) }
    if (await editing.send(input)) signInAgain(t('login.passwordChanged'))
  }
  const codeError = checked && !isCode(code) ? t('account.codeWrong') : undefined
  const oldError = checked && oldPassword === '' ? t('login.passwordEmpty') : undefined
  return (
    <StepForm button={t('login.save')} busy={editing.isPending} onSubmit={() => void edit()}>
      <Facts facts={[{ label: t('account.phone'), value: phoneMask }]} />
      <CodeField
        value={code}
        error={wrong === 'code' ? t('failure.wrongCode') : codeError}
        onChange={(digits) => {
          setCode(digits)
          setWrong(undefined)
        }}
        end={<CodeButton use="editPassword" busy={sending.isPending} send={() => sending.send({})} />}
      />
      {hasPassword && (
        <PasswordField
          label={t('login.oldPassword')}
          name="oldPassword"
          kind="current-password"
          value={oldPassword}
          error={wrong === 'password' ? t('failure.wrongPassword') : oldError}
          onChange={(text) => {
            setOldPassword(text)
            setWrong(undefined)
          }}
        />
      )}
      <NewPassword value={pair} onChange={setPair} checked={checked} />
    </StepForm>
  )
}
