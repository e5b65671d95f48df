import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { useState } from 'react'
import { formatArea, formatCompact, formatDate, unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Bars } from '#pages/exhibition/detail/Bars.tsx'
import styles from '#pages/exhibition/detail/Trend.module.css'
import { Card } from '#ui/Card.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'

type Edition = ExhibitionDetail['editions'][number]

const figures = ['exhibitorCount', 'netExhibitionArea', 'visitorCount'] as const
type Figure = (typeof figures)[number]

const words = {
  exhibitorCount: 'title.exhibitors',
  netExhibitionArea: 'exhibition.metricNetArea',
  visitorCount: 'exhibition.metricVisitors',
} as const

function textOf(figure: Figure, value: number | null): string {
  return figure === 'netExhibitionArea' ? formatArea(value) : formatCompact(value)
}

/** 历届趋势: one figure as bars, all of them in a table. */
export function Trend({ detail: { editions, card } }: { detail: ExhibitionDetail }) {
  const ordered = [...editions].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const newestFirst = [...editions].sort((a, b) => (a.startDate < b.startDate ? 1 : -1))
  const known = figures.filter((figure) => ordered.some((edition) => edition[figure] !== null))
  const [chosen, setChosen] = useState<Figure | null>(null)
  const figure = chosen ?? known[0]
  if (ordered.length < 2) return null
  return (
    <Card title={t('exhibition.trend')}>
      {figure && (
        <>
          <ChoiceList
            label={t('exhibition.trend')}
            choices={known.map((one) => ({ value: one, label: t(words[one]) }))}
            chosen={figure}
            inline
            onChoose={setChosen}
          />
          <Bars
            label={t('exhibition.trendOf', { metric: t(words[figure]) })}
            bars={ordered.map((edition) => ({
              key: edition.id,
              name: edition.startDate.slice(0, 4),
              value: edition[figure],
              text: edition[figure] === null ? unknown : formatCompact(edition[figure]),
              strong: edition.id === card.id,
            }))}
          />
        </>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('exhibition.trendEdition')}</th>
            {figures.map((one) => (
              <th key={one} scope="col">
                {t(words[one])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((edition) => (
            <tr key={edition.id}>
              <th scope="row">
                <EditionLink edition={edition} current={edition.id === card.id} />
              </th>
              {figures.map((one) => (
                <td key={one}>{textOf(one, edition[one])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function EditionLink({ edition, current }: { edition: Edition; current: boolean }) {
  if (current) return <span className={styles.current}>{t('exhibition.thisEdition')}</span>
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
    >
      {formatDate(edition.startDate)}
    </button>
  )
}
