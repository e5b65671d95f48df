import type { PredictedCompany } from '@zhzz/contract/prediction/company.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { offerRowActions } from '#company/rowActions.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/enterprise/ExpectedRow.module.css'
import { Verdicts } from '#pages/prediction/enterprise/Verdicts.tsx'
import { Probability } from '#prediction/Probability.tsx'
import { Reasons } from '#prediction/Reasons.tsx'
import { saidTags } from '#prediction/saidTags.ts'
import { WhySheet } from '#prediction/WhySheet.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip, Chips } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'

/** Height with the gap below, roughly, in px. */
export const expectedRowHeight = 232

/** A company that may come: how likely, why, what it may want, and what one knows better. */
export function ExpectedRow({ row, editionId }: { row: PredictedCompany; editionId: string }) {
  const { company } = row
  const [open, setOpen] = useState(false)
  async function why() {
    if (await askToSignIn()) setOpen(true)
  }
  return (
    <article className={styles.row}>
      <button
        type="button"
        className={styles.open}
        onClick={() =>
          navigateTo(to('/pages/enterprise/detail/detail', { id: company.id, name: company.name, editionId }))
        }
      >
        <Avatar name={company.name} src={company.logoUrl} size={40} />
        <span className={styles.who}>
          <span className={styles.name}>
            <span>{company.name}</span>
            <StatusChip status={company.registrationStatus} />
          </span>
          <span className={styles.facts}>
            {[
              company.regionName,
              company.registeredCapital !== null &&
                formatMoney(company.registeredCapital, company.registeredCapitalCurrency),
              company.industryName,
            ]
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
        {company.myState?.followedAt && <Chip tone="amber">{t('company.followed')}</Chip>}
        {company.myState?.unlocked && <Chip tone="amber">{t('company.unlocked')}</Chip>}
      </Chips>
      <Reasons reasons={row.reasons} companyName={company.name} />
      <div className={styles.foot}>
        <button type="button" className={styles.why} onClick={() => void why()}>
          {t('prediction.why')}
        </button>
        <Verdicts editionId={editionId} companyId={company.id} verdict={row.myVerdict} />
        <IconButton icon="dots" label={t('prediction.more')} onClick={() => void offerRowActions(company)} />
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
