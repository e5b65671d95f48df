import { account } from '@zhzz/contract/account/calls.ts'
import type { TeamMember } from '@zhzz/contract/team/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import { useState } from 'react'
import { refreshViewer } from '#account/signIn.ts'
import { useWrite } from '#api/useWrite.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { HandOverSheet } from '#pages/my/tenant/HandOverSheet.tsx'
import styles from '#pages/my/tenant/MemberRow.module.css'
import { roleNames } from '#pages/my/tenant/roleName.ts'
import { SeatSheet } from '#pages/my/tenant/SeatSheet.tsx'
import { Icon } from '#ui/Icon.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** A person of the team: who, what for, how much was used; a tap offers what can be done. */
export function MemberRow({ member, mayHandOver }: { member: TeamMember; mayHandOver: boolean }) {
  const [editing, setEditing] = useState(false)
  const outdates = [team.memberList, account.current]
  const saving = useWrite(team.editMember, { outdates })
  const disabling = useWrite(team.disableMember, { outdates })
  const removing = useWrite(team.removeMember, { outdates })
  const [ending, setEnding] = useState<'disable' | 'remove' | null>(null)
  const { subAccountId, isOwner, isMe, status } = member
  const name = member.realName ?? member.phoneMask
  const used = { n: member.unlockUsed }

  async function handOver() {
    if (!(await confirmDialog({ title: t('person.handOver'), body: t('person.handOverAsk', { name }) })))
      return
    if (!(await saving.send({ subAccountId, role: 'owner' }))) return
    await refreshViewer()
    toast(t('person.handedOver'))
  }
  async function end(to: HandOverRule) {
    const done =
      ending === 'remove'
        ? await removing.send({ subAccountId, to })
        : await disabling.send({ subAccountId, to })
    if (!done) return
    setEnding(null)
    toast(t('handOver.done'))
  }
  async function choose() {
    const enable = () => disabling.send({ subAccountId, disabled: false })
    const remove: [string, () => unknown] = [t('handOver.removeShort'), () => setEnding('remove')]
    const actions: [string, () => unknown][] =
      status === 'disabled'
        ? [[t('person.enable'), enable], remove]
        : [
            [t('person.role'), () => setEditing(true)],
            ...(mayHandOver ? [[t('person.handOver'), handOver] satisfies [string, () => unknown]] : []),
            [t('person.disable'), () => setEnding('disable')],
            remove,
          ]
    const chosen = await chooseAction(
      name,
      actions.map(([label]) => label),
    )
    if (chosen !== null) actions[chosen]?.[1]()
  }

  const inside = (
    <>
      <Avatar name={name} src={member.avatarUrl} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {isMe && <Chip tone="grey">{t('followUp.me')}</Chip>}
          {status === 'disabled' && <Chip tone="red">{t('person.disabled')}</Chip>}
        </span>
        <FactLine facts={[roleNames(member.roles), member.position, member.realName && member.phoneMask]} />
        <FactLine
          facts={[
            member.unlockLimit === null
              ? t('person.unlockUsed', used)
              : t('person.unlockUsedOf', { ...used, limit: member.unlockLimit }),
            member.lastSeenAt && t('person.seenAt', { time: relativeTime(member.lastSeenAt) }),
          ]}
        />
      </span>
    </>
  )
  if (isOwner || isMe) return <div className={styles.row}>{inside}</div>
  return (
    <>
      <button type="button" className={styles.row} onClick={() => void choose()}>
        {inside}
        <Icon name="dots" />
      </button>
      <HandOverSheet
        open={ending !== null}
        onClose={() => setEnding(null)}
        subAccountId={subAccountId}
        title={t(ending === 'remove' ? 'handOver.remove' : 'handOver.disable', { name })}
        says={t(ending === 'remove' ? 'handOver.removeAsk' : 'person.disableAsk')}
        busy={disabling.isPending || removing.isPending}
        onConfirm={(to) => void end(to)}
      />
      <SeatSheet open={editing} member={member} onClose={() => setEditing(false)} />
    </>
  )
}
