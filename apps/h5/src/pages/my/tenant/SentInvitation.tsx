import type { Output } from '@zhzz/contract/endpoint.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { roleNames } from '#pages/my/tenant/roleName.ts'
import { copyText } from '#platform/clipboard.ts'
import { Icon } from '#ui/Icon.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface SentInvitationProps {
  invitation: Output<typeof team.memberList>['invitations'][number]
}

/** Somebody who was asked to join and has not answered. */
export function SentInvitation({ invitation }: SentInvitationProps) {
  const { invitationId, phoneMask, role, code, expiresAt } = invitation
  const withdrawing = useWrite(team.withdrawInvitation, { outdates: [team.memberList] })
  async function choose() {
    const chosen = await chooseAction(phoneMask, [t('person.inviteCopy'), t('person.inviteWithdraw')])
    if (chosen === 0) toast((await copyText(code)) ? t('shell.copied') : t('shell.copyFailed'))
    if (chosen === 1 && (await withdrawing.send({ invitationId }))) toast(t('person.inviteWithdrawn'))
  }
  return (
    <button type="button" className={styles.row} onClick={() => void choose()}>
      <span className={styles.words}>
        <span className={styles.name}>
          {phoneMask}
          <Chip tone="amber">{t('person.invited')}</Chip>
        </span>
        <FactLine facts={[roleNames([role]), `${t('person.inviteCode')} ${code}`]} />
        <FactLine facts={[t('person.validTo', { date: formatDate(expiresAt) })]} />
      </span>
      <Icon name="dots" />
    </button>
  )
}
