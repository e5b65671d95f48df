import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { memo } from 'react'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import styles from '#company/CompanyRow.module.css'
import { capitalText } from '#company/capitalText.ts'
import { ExhibitFacts } from '#company/ExhibitFacts.tsx'
import { myWord } from '#company/myWord.ts'
import { offerRowActions } from '#company/rowActions.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Height of a row, px. */
export const companyRowHeight = 82

interface CompanyRowProps {
  card: CompanyCard
  /** How far it is, where that is known. */
  distance?: string
  /** Present while companies are being chosen: a tap chooses instead of opening. */
  onPick?: ((id: string) => void) | undefined
  picked?: boolean | undefined
}

/** A company as a row: is it worth a call? A long press offers what else can be done from here. */
export const CompanyRow = memo(function CompanyRow(props: CompanyRowProps) {
  const { card, distance, onPick, picked = false } = props
  const { id, name, nameParts, nameMarks } = card
  return (
    <ListRow
      lead={<CompanyAvatar name={name} parts={nameParts} src={card.logoUrl} size={40} />}
      title={<CompanyName name={name} parts={nameParts} marks={nameMarks} />}
      facts1={<Who card={card} distance={distance} />}
      facts2={<ExhibitFacts card={card} />}
      action={<CompanyAction company={card} />}
      onOpen={() => navigateTo(to('/pages/enterprise/detail/detail', { id, name }))}
      onHold={() => void offerRowActions(card)}
      pick={onPick && { picked, onPick: () => onPick(id) }}
    />
  )
})

/** Is it alive, where, how large, since when, and what I have done with it. */
function Who({ card, distance }: { card: CompanyCard; distance: string | undefined }) {
  const { registrationStatus, knownFrom, cityName, registeredCapital, registeredCapitalCurrency } = card
  const mine = myWord(card.myState)
  const chip =
    knownFrom === 'list' ? (
      <Chip>{t('company.fromList')}</Chip>
    ) : (
      registrationStatus && <StatusChip status={registrationStatus} />
    )
  const place = (chip || cityName) && (
    <span className={styles.place}>
      {chip}
      {cityName}
    </span>
  )
  return (
    <FactLine
      facts={[
        place,
        capitalText(registeredCapital, registeredCapitalCurrency),
        distance ?? card.establishDate?.slice(0, 4),
        mine && <span className={styles.mine}>{mine}</span>,
      ]}
    />
  )
}
