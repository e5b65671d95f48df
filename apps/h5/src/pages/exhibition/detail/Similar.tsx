import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { EditionRow } from '#exhibition/EditionRow.tsx'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'

/** 相似展会: of the same topics, around the same time. */
export function Similar({ cards, end }: { cards: readonly EditionCard[]; end: ReactNode }) {
  if (cards.length === 0 && !end) return null
  return (
    <Card title={t('exhibition.similar')} end={end} flush>
      {cards.map((card) => (
        <EditionRow key={card.id} card={card} />
      ))}
    </Card>
  )
}
