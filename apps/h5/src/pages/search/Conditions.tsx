import { PickedChip } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import { ConditionRows } from '#pages/search/ConditionRows.tsx'
import styles from '#pages/search/Conditions.module.css'
import type { Meaning } from '#pages/search/useMeaning.ts'

interface ConditionsProps {
  meaning: Meaning
  /** The words that are no condition found nothing. */
  restIsVain: boolean
}

/** 3月 上海 机床: what of the words means a filter, as chips that can be dropped, and what meets all of them. */
export function Conditions({ meaning: { kept, rest, drop }, restIsVain }: ConditionsProps) {
  return (
    <>
      <section className={styles.conditions} aria-label={t('search.read')}>
        <h2 className={styles.title}>{t('search.read')}</h2>
        <div className={styles.chips}>
          {kept.map((condition) => (
            <PickedChip key={condition.text} name={condition.text} onRemove={() => drop(condition)} />
          ))}
          {rest && <span className={styles.rest}>{rest}</span>}
        </div>
        {restIsVain && rest && <p className={styles.note}>{t('search.withoutRest', { rest })}</p>}
      </section>
      <ConditionRows kept={kept} rest={restIsVain ? '' : rest} />
    </>
  )
}
