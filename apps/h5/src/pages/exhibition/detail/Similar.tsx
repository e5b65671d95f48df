import type { EditionCard as Card } from '@zhzz/contract/exhibition/card.ts'
import { EditionCard } from '#exhibition/EditionCard.tsx'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/Similar.module.css'

/** 相似展会: of the same topics, around the same time. */
export function Similar({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t('exhibition.similar')}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <EditionCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}
