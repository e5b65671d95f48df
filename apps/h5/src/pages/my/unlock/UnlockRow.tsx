import { serverNow } from '@zhzz/client/serverTime.ts'
import { type UnlockRow as Row, unlock } from '@zhzz/contract/unlock/calls.ts'
import { useState } from 'react'
import { outdate } from '#api/useWrite.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { callCompany } from '#company/callCompany.ts'
import { useUnlock } from '#company/unlock.tsx'
import { dayLabel, dayOf } from '#followUp/dayLabel.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/unlock/UnlockRow.module.css'
import { isRenewable, useRenew } from '#pages/my/unlock/useRenew.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** A company whose contacts were unlocked: rung from the row, all else a tap on it offers. */
export function UnlockRow({ row }: { row: Row }) {
  const { companyId: id, companyName, companyNameParts, isOpen, lastFollowTime } = row
  const [now] = useState(() => serverNow())
  const { ask, isPending } = useUnlock(id, companyName)
  const renew = useRenew()
  const ends =
    row.state === 'valid'
      ? t('account.expires', { date: formatDate(row.expireTime) })
      : t(`unlock.${row.state}`)
  const unlockAgain = async () => {
    if (await ask()) outdate([unlock.list, unlock.ledger])
  }
  const offer = async () => {
    const actions = [
      {
        label: t('title.contacts'),
        act: () => navigateTo(to('/pages/enterprise/contactList/contactList', { id })),
      },
      {
        label: t('company.writeFollowUp'),
        act: () => navigateTo(to('/pages/followUp/form', { targetType: 'company', targetId: id })),
      },
      ...(isRenewable(row, now) ? [{ label: t('unlock.renew'), act: () => void renew(row) }] : []),
      {
        label: t('title.companyDetail'),
        act: () => navigateTo(to('/pages/enterprise/detail/detail', { id, name: companyName })),
      },
    ]
    const chosen = await chooseAction(
      companyName,
      actions.map(({ label }) => label),
    )
    if (chosen !== null) actions[chosen]?.act()
  }
  return (
    <ListRow
      lead={<CompanyAvatar name={companyName} parts={companyNameParts} src={null} size={40} />}
      title={<CompanyName name={companyName} parts={companyNameParts} />}
      facts1={
        <FactLine
          facts={[
            t('unlock.contacts', { n: row.contactCount }),
            lastFollowTime === null
              ? t('unlock.followedNo')
              : t('unlock.lastFollow', { when: dayLabel(dayOf(lastFollowTime)) }),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            <span key="ends" className={isRenewable(row, now) ? styles.soon : undefined}>
              {ends}
            </span>,
            t('unlock.unlockedOn', { date: formatDate(row.unlockTime) }),
            !row.isMine && (row.byName ?? t('call.someone')),
          ]}
        />
      }
      action={
        isOpen ? (
          <RowAction
            icon="phone"
            tone="act"
            word={t('company.dial')}
            label={companyName}
            onClick={() => void callCompany({ id })}
          />
        ) : (
          <RowAction
            icon="unlock"
            tone="quiet"
            word={t('unlock.again')}
            label={companyName}
            busy={isPending}
            onClick={() => void unlockAgain()}
          />
        )
      }
      onOpen={() => void offer()}
    />
  )
}
