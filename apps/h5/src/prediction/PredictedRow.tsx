import type { Prediction } from '@zhzz/contract/prediction/company.ts'
import { type ReactNode, useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import styles from '#prediction/PredictedRow.module.css'
import { Probability } from '#prediction/Probability.tsx'
import { Reasons } from '#prediction/Reasons.tsx'
import { saidTags } from '#prediction/saidTags.ts'
import { WhySheet } from '#prediction/WhySheet.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

interface PredictedRowProps {
  said: Prediction
  /** Who is said to come; the records behind a reason are opened at it. */
  companyName: string
  onOpen: () => void
  /** Before the title. */
  picture?: ReactNode
  title: string
  /** A status chip, before what is said. */
  status?: ReactNode
  facts: readonly (string | null | false)[]
  /** Further chips, after what is said. */
  tags?: ReactNode
  /** Beside 为什么. */
  children: ReactNode
}

/** A company at an edition: how likely, why, and what may be done about it. */
export function PredictedRow(props: PredictedRowProps) {
  const { said, companyName, onOpen, picture, title, status, facts, tags, children } = props
  const [open, setOpen] = useState(false)
  async function why() {
    if (await askToSignIn()) setOpen(true)
  }
  return (
    <article className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {picture}
        <span className={styles.what}>
          <strong className={styles.name}>{title}</strong>
          <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Probability value={said.probability} band={said.band} />
      </button>
      <Chips oneLine>
        {status}
        {saidTags(said).map(({ text, tone }) => (
          <Chip key={text} tone={tone}>
            {text}
          </Chip>
        ))}
        {tags}
      </Chips>
      <Reasons reasons={said.reasons} companyName={companyName} />
      <div className={styles.foot}>
        <button type="button" className={styles.why} onClick={() => void why()}>
          {t('prediction.why')}
        </button>
        {children}
      </div>
      <WhySheet
        predictionId={said.id}
        open={open}
        onClose={() => setOpen(false)}
        onRefused={() => void showUpgrade()}
      />
    </article>
  )
}
