import type { SimilarCompany } from '@zhzz/contract/company/similarCompany.ts'
import { CompanyRow } from '#company/CompanyRow.tsx'
import { compareCompany } from '#company/comparing/compareCompany.ts'
import { comparisonTray, watchTray } from '#company/comparing/tray.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/similar/SimilarRow.module.css'
import { useOutside } from '#platform/useOutside.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Px, with two exhibitions under it. */
export const similarRowHeight = 190

/** A company, and under it what makes it alike: the exhibitions lead to their pages. */
export function SimilarRow({ row }: { row: SimilarCompany }) {
  const { card, coExhibitionCount, sharedEditions, sameIndustry, sameTopics, sameProducts } = row
  const glue = t('exhibition.glue')
  const isChosen = useOutside(watchTray, comparisonTray).some(({ id }) => id === card.id)
  return (
    <>
      <CompanyRow card={card} />
      <div className={styles.why}>
        <div className={styles.head}>
          <div className={styles.facts}>
            <FactLine
              facts={[
                t('similarCompany.shared', { n: coExhibitionCount }),
                sameIndustry && t('similarCompany.sameIndustry', { name: sameIndustry }),
                sameProducts.length > 0
                  ? t('similarCompany.sameProducts', { names: sameProducts.join(glue) })
                  : sameTopics.length > 0 && t('similarCompany.sameTopics', { names: sameTopics.join(glue) }),
              ]}
            />
          </div>
          <button
            type="button"
            className={styles.compare}
            aria-pressed={isChosen}
            onClick={() => compareCompany({ id: card.id, name: card.name })}
          >
            {t(isChosen ? 'companyCompare.takeOut' : 'companyCompare.add')}
          </button>
        </div>
        {sharedEditions.map(({ editionId, name }) => (
          <button
            key={editionId}
            type="button"
            className={styles.edition}
            onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
