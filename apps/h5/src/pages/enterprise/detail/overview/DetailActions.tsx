import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { useRead } from '#api/useRead.ts'
import { callable, dialNumber } from '#company/dialNumber.ts'
import { favorCompany } from '#company/favorite.ts'
import { useUnlock } from '#company/unlock.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { chooseAction } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

interface DetailActionsProps {
  detail: CompanyDetail
  /** The exhibition one came from. */
  editionId: string | undefined
}

/** 收藏 · 写跟进 · 加入日程 · 拨打 or 解锁. */
export function DetailActions({ detail: { card, unlock, contactSummary }, editionId }: DetailActionsProps) {
  const { id, name, registrationStatus } = card
  const isOpen = unlock?.unlocked === true
  const favorited = card.myState?.favorited === true
  const contacts = useRead(company.contacts, { id }, { enabled: isOpen })
  const { ask, isPending } = useUnlock(id, name)

  async function call() {
    const numbers = callable(contacts.data?.contacts ?? [])
    if (numbers.length === 0) return toast(t('company.noPhone'))
    const [only] = numbers
    if (numbers.length === 1 && only) return dialNumber(only, registrationStatus)
    const chosen = await chooseAction(
      t('company.chooseNumber'),
      numbers.map(({ contactName, position, content }) =>
        [content, contactName, position].filter(Boolean).join(' '),
      ),
    )
    const number = chosen === null ? undefined : numbers[chosen]
    if (number) await dialNumber(number, registrationStatus)
  }

  async function open() {
    if (await ask()) navigateTo(to('/pages/enterprise/contactList/contactList', { id }))
  }

  return (
    <BottomBar>
      <BarAction icon="star" pressed={favorited} onClick={() => void favorCompany(id, !favorited)}>
        {t(favorited ? 'company.favorited' : 'company.favorite')}
      </BarAction>
      <BarAction
        icon="edit"
        onClick={() =>
          navigateTo(to('/pages/followUp/form', { targetType: 'company', targetId: id, editionId }))
        }
      >
        {t('company.writeFollowUp')}
      </BarAction>
      <BarAction icon="calendar" onClick={() => navigateTo(to('/pages/exhSchedule/addExhSchedule'))}>
        {t('company.schedule')}
      </BarAction>
      {isOpen ? (
        <Button icon="phone" busy={contacts.isPending} onClick={() => void call()}>
          {t('company.dial')}
        </Button>
      ) : (
        <Button busy={isPending} disabled={contactSummary.total === 0} onClick={() => void open()}>
          {unlock?.remaining != null ? t('company.unlockLeft', { n: unlock.remaining }) : t('company.unlock')}
        </Button>
      )}
    </BottomBar>
  )
}
