import type { TeamMember } from '@zhzz/contract/team/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { type GivenRole, isGivenRole, limitOf, SeatFields } from '#pages/my/tenant/SeatFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface SeatSheetProps {
  open: boolean
  member: TeamMember
  onClose: () => void
}

/** Role and quota of a member. */
export function SeatSheet({ open, member, onClose }: SeatSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={member.realName ?? member.phoneMask}>
      <SeatForm member={member} onClose={onClose} />
    </Sheet>
  )
}

function SeatForm({ member, onClose }: Omit<SeatSheetProps, 'open'>) {
  const [first] = member.roles
  const [role, setRole] = useState<GivenRole>(isGivenRole(first) ? first : 'member')
  const [limit, setLimit] = useState(member.unlockLimit === null ? '' : String(member.unlockLimit))
  const saving = useWrite(team.editMember, { outdates: [team.memberList] })
  async function save() {
    const unlockLimit = limitOf(limit)
    if (unlockLimit === undefined) return
    if (!(await saving.send({ subAccountId: member.subAccountId, role, unlockLimit }))) return
    onClose()
    toast(t('person.saved'))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SeatFields role={role} limit={limit} onRole={setRole} onLimit={setLimit} />
      <Button type="submit" busy={saving.isPending}>
        {t('shell.save')}
      </Button>
    </form>
  )
}
