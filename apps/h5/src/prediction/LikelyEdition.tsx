import type { PredictedEdition } from '@zhzz/contract/prediction/company.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#prediction/LikelyEdition.module.css'
import { Probability } from '#prediction/Probability.tsx'
import { Reasons } from '#prediction/Reasons.tsx'
import { saidTags } from '#prediction/saidTags.ts'
import { WhySheet } from '#prediction/WhySheet.tsx'
import { WindowLine } from '#prediction/WindowLine.tsx'
import { Chip, Chips } from '#ui/Chip.tsx'

/** Height with the gap below, roughly, in px. */
export const likelyEditionHeight = 196

/** An edition that a company may exhibit at: how likely, why, and when to call. */
export function LikelyEdition({ row, companyName }: { row: PredictedEdition; companyName: string }) {
  const { edition } = row
  const [open, setOpen] = useState(false)
  async function why() {
    if (await askToSignIn()) setOpen(true)
  }
  return (
    <article className={styles.row}>
      <button
        type="button"
        className={styles.open}
        onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
      >
        <span className={styles.what}>
          <strong className={styles.name}>{edition.name}</strong>
          <span className={styles.line}>
            {[formatDateRange(edition.startDate, edition.endDate), edition.cityName]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Probability value={row.probability} band={row.band} />
      </button>
      <Chips oneLine>
        {saidTags(row).map(({ text, tone }) => (
          <Chip key={text} tone={tone}>
            {text}
          </Chip>
        ))}
      </Chips>
      <Reasons reasons={row.reasons} companyName={companyName} />
      <div className={styles.foot}>
        <WindowLine windows={row.windows} seller="builder" />
        <button type="button" className={styles.why} onClick={() => void why()}>
          {t('prediction.why')}
        </button>
      </div>
      <WhySheet
        predictionId={row.id}
        open={open}
        onClose={() => setOpen(false)}
        onRefused={() => void showUpgrade()}
      />
    </article>
  )
}
