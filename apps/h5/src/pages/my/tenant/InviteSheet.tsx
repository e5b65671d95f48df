import { team } from '@zhzz/contract/team/calls.ts'
import { isMobile } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { type GivenRole, limitOf, SeatFields } from '#pages/my/tenant/SeatFields.tsx'
import { copyText } from '#platform/clipboard.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 邀请成员: by telephone number, with a role and, if wanted, a quota. */
export function InviteSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('person.invite')}>
      <InviteForm onClose={onClose} />
    </Sheet>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const [role, setRole] = useState<GivenRole>('member')
  const [limit, setLimit] = useState('')
  const [checked, setChecked] = useState(false)
  const inviting = useWrite(team.inviteMember, {
    outdates: [team.memberList],
    onFailure: {
      quotaUsedUp: () => void showUpgrade(t('failure.quotaUsedUp')),
      planTooLow: () => void showUpgrade(t('person.noTeam')),
    },
  })
  async function invite() {
    setChecked(true)
    const unlockLimit = limitOf(limit)
    if (!isMobile(phone) || unlockLimit === undefined) return
    const sent = await inviting.send({ phone, role, unlockLimit })
    if (!sent) return
    onClose()
    const text = t('person.inviteSent', { phone: sent.phoneMask, code: sent.code })
    const copies = await confirmDialog({
      title: t('person.invited'),
      body: `${text} ${t('person.inviteText')}`,
      cancel: t('shell.gotIt'),
      confirm: t('person.inviteCopy'),
    })
    if (copies) toast(t((await copyText(sent.code)) ? 'shell.copied' : 'shell.copyFailed'))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <TextField
        label={t('account.phone')}
        required
        type="tel"
        inputMode="numeric"
        name="invitedPhone"
        autoComplete="off"
        maxLength={11}
        placeholder={t('account.phonePlaceholder')}
        value={phone}
        error={checked && !isMobile(phone) ? t('account.phoneWrong') : undefined}
        hint={t('person.inviteText')}
        onChange={(value) => setPhone(value.replace(/\D/g, ''))}
      />
      <SeatFields role={role} limit={limit} onRole={setRole} onLimit={setLimit} />
      <Button type="submit" busy={inviting.isPending}>
        {t('person.invite')}
      </Button>
    </form>
  )
}
