import type { ExhibitorRow as Row } from '@zhzz/contract/exhibition/card.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { StatusChip } from '#company/StatusChip.tsx'
import { boothTypes, wordOf } from '#exhibition/dictionaryText.ts'
import { EnglishName } from '#exhibition/EnglishName.tsx'
import { hitLabel } from '#exhibition/hitLabel.ts'
import { type MarkState, useTarget } from '#exhibition/targets.ts'
import { formatArea, formatCountry } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/moreExh/ExhibitorRow.module.css'
import { TargetButton } from '#pages/exhibition/moreExh/TargetButton.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

interface ExhibitorRowProps {
  row: Row
  editionId: string
  /** Among one's own targets: a tap on the mark is a visit. */
  onRound: boolean
}

/** One exhibitor: the printed name always, where it stands, what it shows, and what it is to me. */
export function ExhibitorRow({ row, editionId, onRound }: ExhibitorRowProps) {
  const { companyId } = row
  const { state, waiting } = useTarget(row)
  return (
    <article className={styles.row}>
      <button
        type="button"
        className={styles.open}
        onClick={() => {
          if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId }))
          else navigateTo(to('/pages/search/search', { keyword: row.listedName }))
        }}
      >
        <CompanyAvatar name={row.listedName} parts={row.nameParts} src={null} size={40} />
        <span className={styles.text}>
          <strong className={styles.name}>
            <Highlight text={row.listedName} marks={row.nameMarks} />
          </strong>
          <EnglishName name={row.listedEnglishName} original={row.listedName} />
          {row.companyName && row.companyName !== row.listedName && (
            <span className={styles.line}>{row.companyName}</span>
          )}
          {row.mayBe && <span className={styles.line}>{t('exhibition.mayBe', { name: row.mayBe })}</span>}
          <span className={styles.line}>
            <b className={styles.booth}>
              {row.boothNo ? t('company.booth', { no: row.boothNo }) : t('exhibition.boothNone')}
            </b>
            {placeOf(row)}
          </span>
          {row.products.length > 0 && (
            <span className={styles.line}>{row.products.join(t('exhibition.glue'))}</span>
          )}
          <Tags row={row} state={state} waiting={waiting} />
          <HitLine label={hitLabel(row.hitReason)} hit={row.hitReason} />
        </span>
      </button>
      <TargetButton row={row} state={state} onRound={onRound} />
    </article>
  )
}

function placeOf(row: Row): string {
  const parts = [
    // The booth number often begins with its hall; then the hall is not said twice.
    row.pavilionName && !row.boothNo?.includes(row.pavilionName) ? row.pavilionName : null,
    row.boothType === 'unknown' ? null : wordOf(boothTypes, row.boothType),
    row.boothArea === null ? null : formatArea(row.boothArea),
    row.countryCode && row.countryCode !== 'CN' ? formatCountry(row.countryCode) : row.regionName,
  ].filter(Boolean)
  return parts.length > 0 ? ` · ${parts.join(' · ')}` : ''
}

function Tags({ row, state, waiting }: { row: Row; state: MarkState; waiting: boolean }) {
  const { myState, consecutiveEditions, exhibitionCount } = row
  return (
    <Chips oneLine>
      {waiting && <Chip tone="blue">{t('followUp.unsent')}</Chip>}
      {state === 'visited' && <Chip tone="green">{t('exhibitor.visited')}</Chip>}
      {state === 'todo' && <Chip tone="amber">{t('exhibitor.target')}</Chip>}
      {myState?.followedAt && <Chip tone="amber">{t('company.followed')}</Chip>}
      {myState?.unlocked && <Chip tone="amber">{t('exhibition.unlocked')}</Chip>}
      {myState?.favorited && <Chip tone="amber">{t('exhibition.favorited')}</Chip>}
      <StatusChip status={row.registrationStatus} />
      {row.isFirstTime && <Chip>{t('exhibition.newExhibitor')}</Chip>}
      {row.isFirstTime === false && (
        <Chip>
          {consecutiveEditions !== null && consecutiveEditions > 1
            ? t('exhibition.oldConsecutive', { n: consecutiveEditions })
            : t('exhibition.oldExhibitor')}
        </Chip>
      )}
      {row.role === 'co' && <Chip>{t('exhibition.coExhibitor')}</Chip>}
      {row.role === 'represented' && <Chip>{t('company.roleRepresented')}</Chip>}
      {row.contactCount > 0 && <Chip>{t('exhibition.contacts', { n: row.contactCount })}</Chip>}
      {exhibitionCount !== null && exhibitionCount > 1 && (
        <Chip>{t('exhibition.exhibited', { n: exhibitionCount })}</Chip>
      )}
      {row.topics.map((topic) => (
        <Chip key={topic}>{topic}</Chip>
      ))}
      {row.industryText && !row.topics.includes(row.industryText) && <Chip>{row.industryText}</Chip>}
    </Chips>
  )
}
