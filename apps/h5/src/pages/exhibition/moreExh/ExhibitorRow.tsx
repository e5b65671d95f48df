import type { ExhibitorRow as Row } from '@zhzz/contract/exhibition/card.ts'
import { boothTypes, wordOf } from '#exhibition/dictionaryText.ts'
import { EnglishName } from '#exhibition/EnglishName.tsx'
import { explainUnmatched } from '#exhibition/explainUnmatched.ts'
import { HitLine } from '#exhibition/HitLine.tsx'
import { formatArea, formatCountry } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/moreExh/ExhibitorRow.module.css'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip, Chips } from '#ui/Chip.tsx'
import { Highlight } from '#ui/Highlight.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'

/** One exhibitor: the printed name always, where it stands, what it shows, and what it is to me. */
export function ExhibitorRow({ row, editionId }: { row: Row; editionId: string }) {
  const { companyId } = row
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => {
        if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId, editionId }))
        else void explainUnmatched(row, editionId)
      }}
    >
      <Avatar name={row.listedName} size={40} />
      <span className={styles.text}>
        <strong className={styles.name}>
          <Highlight text={row.listedName} marks={row.nameMarks} />
        </strong>
        <EnglishName name={row.listedEnglishName} original={row.listedName} />
        {row.companyName && row.companyName !== row.listedName && (
          <span className={styles.line}>{row.companyName}</span>
        )}
        <span className={styles.line}>
          <b className={styles.booth}>
            {row.boothNo ? t('exhibition.booth', { no: row.boothNo }) : t('exhibition.boothNone')}
          </b>
          {placeOf(row)}
        </span>
        {row.products.length > 0 && (
          <span className={styles.line}>{row.products.join(t('exhibition.glue'))}</span>
        )}
        <Tags row={row} />
        <HitLine reason={row.hitReason} />
      </span>
    </button>
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

function Tags({ row }: { row: Row }) {
  const { myState, consecutiveEditions, exhibitionCount } = row
  return (
    <Chips oneLine>
      {myState?.followedAt && <Chip tone="amber">{t('exhibition.followed')}</Chip>}
      {myState?.unlocked && <Chip tone="amber">{t('exhibition.unlocked')}</Chip>}
      {myState?.favorited && <Chip tone="amber">{t('exhibition.favorited')}</Chip>}
      {row.matchStatus === 'unmatched' && <Chip>{t('exhibition.unmatched')}</Chip>}
      {row.matchStatus === 'candidate' && <Chip>{t('exhibition.candidate')}</Chip>}
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
      {row.role === 'represented' && <Chip>{t('exhibition.represented')}</Chip>}
      {row.contactCount > 0 && <Chip>{t('exhibition.contacts', { n: row.contactCount })}</Chip>}
      {exhibitionCount !== null && exhibitionCount > 1 && (
        <Chip>{t('exhibition.exhibited', { n: exhibitionCount })}</Chip>
      )}
      {row.industryText && <Chip>{row.industryText}</Chip>}
    </Chips>
  )
}
