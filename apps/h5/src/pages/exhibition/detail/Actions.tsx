import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { favorEdition } from '#exhibition/favorite.ts'
import { tapSchedule } from '#exhibition/tapSchedule.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

/** 收藏 · 写跟进 · 加入日程 · 参展商. */
export function Actions({ detail: { card } }: { detail: ExhibitionDetail }) {
  return (
    <BottomBar>
      <BarAction
        icon="star"
        pressed={card.favorited}
        onClick={() => void favorEdition(card.id, !card.favorited)}
      >
        {t('company.favorite')}
      </BarAction>
      <BarAction
        icon="edit"
        onClick={() =>
          navigateTo(
            to('/pages/followUp/form', {
              targetType: 'exhibition',
              targetId: card.id,
              editionId: card.id,
              name: card.name,
            }),
          )
        }
      >
        {t('exhibition.writeFollowUp')}
      </BarAction>
      <BarAction icon="calendar" pressed={card.scheduled} onClick={() => void tapSchedule(card)}>
        {t(card.scheduled ? 'mySchedule.onSchedule' : 'exhibition.addToSchedule')}
      </BarAction>
      <Button onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId: card.id }))}>
        {t('title.exhibitors')}
      </Button>
    </BottomBar>
  )
}
