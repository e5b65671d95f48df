import type { CompanyCard as Card } from '@zhzz/contract/company/card.ts'
import { memo } from 'react'
import styles from '#company/CompanyCard.module.css'
import { hitLabel } from '#company/hitLabel.ts'
import { offerRowActions } from '#company/rowActions.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { longPress } from '#ui/longPress.ts'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

interface CompanyCardProps {
  card: Card
  /** Present while companies are being chosen: a tap chooses instead of opening. */
  onPick?: ((id: string) => void) | undefined
  picked?: boolean | undefined
}

/** A company as a row: is it worth a tap? A long press offers what can be done from here. */
export const CompanyCard = memo(function CompanyCard({ card, onPick, picked }: CompanyCardProps) {
  const press = longPress(() => void offerRowActions(card))
  const behavior = onPick
    ? {
        role: 'checkbox',
        'aria-checked': picked === true,
        onClick: () => onPick(card.id),
      }
    : {
        ...press,
        onClick: () => navigateTo(to('/pages/enterprise/detail/detail', { id: card.id, name: card.name })),
      }
  return (
    <button type="button" className={cx(styles.card, picked && styles.picked)} {...behavior}>
      <span className={styles.head}>
        {onPick ? (
          <span className={styles.box}>
            <span className={styles.tick}>{picked && <Icon name="check" size={16} />}</span>
          </span>
        ) : (
          <Avatar name={card.name} src={card.logoUrl} size={40} />
        )}
        <span className={styles.who}>
          <span className={styles.title}>
            <span className={styles.name}>
              <Highlight text={card.name} marks={card.nameMarks} />
            </span>
            <StatusChip status={card.registrationStatus} />
          </span>
          <span className={styles.facts}>{factsOf(card).join(' · ')}</span>
        </span>
      </span>
      <span className={styles.deed}>
        <span className={styles.exhibits}>{exhibitsOf(card)}</span>
        {card.contactCount > 0 && (
          <span className={styles.contacts}>
            <Icon name="phone" size={16} />
            <span className="only-read">{t('company.contactsHeld', { n: card.contactCount })}</span>
            <span aria-hidden="true">{formatNumber(card.contactCount)}</span>
          </span>
        )}
      </span>
      <Tags card={card} />
      <HitLine ruled label={hitLabel(card.hitReason)} hit={card.hitReason} />
    </button>
  )
})

function factsOf(card: Card): string[] {
  const { regionName, industryName, registeredCapital, registeredCapitalCurrency, establishDate } = card
  return [
    regionName ?? '',
    registeredCapital === null ? '' : formatMoney(registeredCapital, registeredCapitalCurrency),
    establishDate === null ? '' : t('company.established', { year: establishDate.slice(0, 4) }),
    industryName ?? '',
  ].filter((fact) => fact !== '')
}

function exhibitsOf({ exhibitionCount, latestExhibition }: Card) {
  if (exhibitionCount === 0) return t('company.neverExhibited')
  return (
    <>
      <b>{t('company.exhibitedTimes', { n: exhibitionCount })}</b>
      {latestExhibition &&
        ` · ${t(latestExhibition.startDate > shanghaiToday() ? 'company.nextAt' : 'company.latestAt', {
          date: latestExhibition.startDate.slice(0, 7),
          name: latestExhibition.name,
        })}`}
    </>
  )
}

function Tags({ card: { myState, tags, knownFrom } }: { card: Card }) {
  const mine = [
    myState?.unlocked && t('company.unlocked'),
    myState?.favorited && t('company.favorited'),
    myState?.followedAt && t('company.followed'),
  ].filter((word) => typeof word === 'string')
  if (mine.length + tags.length === 0 && knownFrom === 'registry') return null
  return (
    <span className={styles.tags}>
      <Chips oneLine>
        {mine.map((word) => (
          <Chip key={word} tone="amber">
            {word}
          </Chip>
        ))}
        {knownFrom === 'list' && <Chip>{t('company.fromList')}</Chip>}
        {tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </Chips>
    </span>
  )
}
