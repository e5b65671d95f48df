import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { dialNumber } from '#company/dialNumber.ts'
import { favorCompany } from '#company/favorite.ts'
import { useUnlock } from '#company/unlock.tsx'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { TwoLines } from '#pages/enterprise/detail/overview/TwoLines.tsx'
import { type useWhom, whoIs } from '#pages/enterprise/detail/overview/useWhom.ts'
import { writeMail } from '#platform/phone.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

interface DetailActionsProps {
  detail: CompanyDetail
  whom: ReturnType<typeof useWhom>
  /** The exhibition one came from. */
  editionId: string | undefined
}

/** 收藏 · 写跟进 · and what brings one on: whom to ring, what to unlock; where there is neither, 写跟进. */
export function DetailActions({ detail, whom, editionId }: DetailActionsProps) {
  const { card, unlock, contactSummary } = detail
  const { id, name, registrationStatus } = card
  const { ask, isPending } = useUnlock(id, name)
  const mayCall = usePermitted('zky:outCall:use')
  const favorited = card.myState?.favorited === true
  const write = () =>
    navigateTo(to('/pages/followUp/form', { targetType: 'company', targetId: id, editionId }))
  const main = mainOf()
  return (
    <BottomBar>
      <BarAction icon="star" pressed={favorited} onClick={() => void favorCompany(id, !favorited)}>
        {t(favorited ? 'company.favorited' : 'company.favorite')}
      </BarAction>
      {main && (
        <BarAction icon="edit" onClick={write}>
          {t('company.writeFollowUp')}
        </BarAction>
      )}
      {main ?? (
        <Button icon="edit" onClick={write}>
          {t('company.writeFollowUp')}
        </Button>
      )}
    </BottomBar>
  )

  function mainOf() {
    if (contactSummary.total === 0) return null
    if (!unlock?.unlocked) {
      return (
        <Button icon="lock" busy={isPending} onClick={() => void ask()}>
          <TwoLines
            first={t('overview.unlockAll', { n: contactSummary.total })}
            second={unlock?.remaining == null ? '' : t('overview.unlocksLeft', { n: unlock.remaining })}
          />
        </Button>
      )
    }
    const person = whom.first ?? (whom.isPending ? whom.people[0]?.shown : undefined)
    if (person === undefined) return null
    const { name: who, role } = whoIs(person)
    const isMail = person.type === 'email'
    if (!isMail && !mayCall) return null
    return (
      <Button
        icon={isMail ? 'mail' : 'phone'}
        busy={whom.isPending}
        onClick={() => {
          if (whom.first === null) return
          if (isMail) writeMail(whom.first.content)
          else void dialNumber(whom.first, { id, name, registrationStatus, editionId })
        }}
      >
        <TwoLines
          first={t(isMail ? 'overview.mailWho' : 'overview.callWho', { name: who })}
          second={[role, person.content]
            .filter((text) => text !== '' && text !== who)
            .join(isChinese() ? '，' : ', ')}
        />
      </Button>
    )
  }
}
