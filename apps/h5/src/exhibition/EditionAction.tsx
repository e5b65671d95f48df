import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { favorEdition } from '#exhibition/favorite.ts'
import { formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

/** At the end of an edition's row: its list, of the asked topic where one is asked; else the star. */
export function EditionAction({ card, isMine }: { card: EditionCard; isMine: boolean }) {
  const { id: editionId, topicCount, listedExhibitorCount: held } = card
  if (!isMine && topicCount)
    return (
      <RowAction
        icon="list"
        tone="act"
        word={t('exhibition.listCount', { n: formatCompact(topicCount.count) })}
        label={t('exhibition.topicExhibitors', { topic: topicCount.name, n: topicCount.count })}
        onClick={() =>
          navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, topic: topicCount.code }))
        }
      />
    )
  if (!isMine && held > 0)
    return (
      <RowAction
        icon="list"
        tone="act"
        word={t('exhibition.listCount', { n: formatCompact(held) })}
        label={card.name}
        onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId }))}
      />
    )
  return (
    <RowAction
      icon="star"
      tone={card.favorited ? 'act' : 'quiet'}
      word={t('company.favorite')}
      label={card.name}
      pressed={card.favorited}
      onClick={() => void favorEdition(editionId, !card.favorited)}
    />
  )
}
