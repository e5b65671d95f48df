import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { favorHall } from '#hall/favorite.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { dial } from '#platform/phone.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

/** 收藏 · 拨打 · 展会. */
export function Actions({ detail: { card, switchboard } }: { detail: HallDetail }) {
  return (
    <BottomBar>
      <BarAction
        icon="star"
        pressed={card.favorited}
        onClick={() => void favorHall(card.id, !card.favorited)}
      >
        {t('company.favorite')}
      </BarAction>
      {switchboard && (
        <BarAction icon="phone" onClick={() => dial(switchboard)}>
          {t('company.dial')}
        </BarAction>
      )}
      <Button onClick={() => navigateTo(to('/pages/exhibition/list/list', { hallId: card.id }))}>
        {t('hall.exhibitionsHere')}
      </Button>
    </BottomBar>
  )
}
