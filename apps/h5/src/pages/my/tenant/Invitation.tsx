import type { Output } from '@zhzz/contract/endpoint.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { tenantLabel } from '#account/tenantLabel.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { roleNames } from '#pages/my/tenant/roleName.ts'
import styles from '#pages/my/tenant/SwitchCompany.module.css'
import { useEnterTenant } from '#pages/my/tenant/useEnterTenant.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface InvitationProps {
  invitation: Output<typeof team.invitationList>[number]
}

/** Somebody asks the person to join a company: yes or no. */
export function Invitation({ invitation }: InvitationProps) {
  const { invitationId, tenantName, invitedBy, role } = invitation
  const enter = useEnterTenant()
  const answering = useWrite(team.answerInvitation, { outdates: [team.invitationList, person.accountList] })
  async function answer(accepted: boolean) {
    const done = await answering.send({ invitationId, accepted })
    if (!done) return
    if (done.subAccountId === null) {
      toast(t('account.declined'))
      return
    }
    // Who joins is in the team, not beside it.
    if (await enter(done.subAccountId)) toast(t('account.joined', { name: tenantLabel(tenantName) }))
  }
  return (
    <div className={styles.invitation} aria-busy={answering.isPending}>
      <span className={styles.words}>
        <span className={styles.name}>{tenantLabel(tenantName)}</span>
        <span className={styles.role}>
          {invitedBy ? t('account.invitedBy', { name: invitedBy }) : t('account.invitedTo')} ·{' '}
          {roleNames([role])}
        </span>
      </span>
      <span className={styles.buttons}>
        <Button look="quiet" size="small" onClick={() => void answer(false)}>
          {t('account.decline')}
        </Button>
        <Button size="small" busy={answering.isPending} onClick={() => void answer(true)}>
          {t('account.join')}
        </Button>
      </span>
    </div>
  )
}
