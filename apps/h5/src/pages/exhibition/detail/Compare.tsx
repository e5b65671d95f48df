import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { formatArea, formatCompact, formatDateRange, unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/Compare.module.css'
import { CardLink } from '#ui/Card.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** Beside the edition itself: more do not fit side by side. */
const mostOthers = 3
const mostFavorites = 12

interface CompareProps {
  card: EditionCard
  /** Offered first; after them the person's own favourites. */
  similar: readonly EditionCard[]
}

/** 对比: an edition beside up to three others, similar ones and favourites, fact by fact. */
export function Compare({ card, similar }: CompareProps) {
  const [open, setOpen] = useState(false)
  const { token } = useSession()
  const favorites = useRead(
    exhibition.search,
    { searchType: 'MY_COLLECT', limit: mostFavorites },
    { enabled: open && token !== null },
  )
  const known = [...similar, ...(favorites.data?.list ?? [])]
  const others = known.filter(
    ({ id }, at) => id !== card.id && known.findIndex((one) => one.id === id) === at,
  )
  return (
    <>
      <CardLink onClick={() => setOpen(true)}>{t('compare.open')}</CardLink>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('compare.title')}>
        {others.length > 0 ? (
          <SideBySide card={card} others={others} />
        ) : favorites.isFetching ? (
          <Skeleton rows={4} height={44} />
        ) : (
          <Blank title={t('compare.none')} text={t('compare.noneText')} />
        )}
      </Sheet>
    </>
  )
}

function SideBySide({ card, others }: { card: EditionCard; others: readonly EditionCard[] }) {
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const chosen = picked ?? others.slice(0, mostOthers).map(({ id }) => id)
  const shown = [card, ...others.filter(({ id }) => chosen.includes(id))]
  return (
    <>
      <p className={styles.note}>{t('compare.choose', { n: mostOthers })}</p>
      <ChoiceChips
        label={t('compare.title')}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        onChoose={(next) => setPicked(next.slice(-mostOthers))}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('compare.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {shown.map((one) => (
                <th key={one.id} scope="col">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts()
              .filter(({ value }) => shown.some((one) => value(one) !== unknown))
              .map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {shown.map((one) => (
                    <td key={one.id}>{value(one)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface Fact {
  label: string
  value: (card: EditionCard) => ReactNode
}

/** What one edition is chosen by before another; net and gross area never in one line. */
function facts(): Fact[] {
  return [
    { label: t('exhibition.status'), value: ({ status }) => <EditionStatusChip status={status} /> },
    {
      label: t('exhibition.dateShow'),
      value: ({ startDate, endDate }) => formatDateRange(startDate, endDate),
    },
    { label: t('company.region'), value: ({ cityName }) => cityName ?? unknown },
    { label: t('exhibitor.hall'), value: ({ hallName }) => hallName ?? unknown },
    { label: t('exhibition.metricNetArea'), value: (card) => formatArea(card.netExhibitionArea) },
    { label: t('exhibition.metricGrossArea'), value: (card) => formatArea(card.grossExhibitionArea) },
    { label: t('title.exhibitors'), value: (card) => formatCompact(card.exhibitorCount) },
    { label: t('exhibition.metricVisitors'), value: (card) => formatCompact(card.visitorCount) },
    { label: t('exhibition.metricVisits'), value: (card) => formatCompact(card.visitCount) },
    { label: t('compare.listed'), value: (card) => formatCompact(card.listedExhibitorCount) },
    {
      label: t('exhibition.roleOrganizer'),
      value: (card) => card.organizers.join(t('exhibition.glue')) || unknown,
    },
  ]
}
