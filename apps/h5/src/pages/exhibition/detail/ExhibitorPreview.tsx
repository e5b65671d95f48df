import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { BoothPlate } from '#exhibition/BoothPlate.tsx'
import { plateOf } from '#exhibition/plateOf.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/detail/ExhibitorPreview.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

/** The first exhibitors, how many there are, and what changed against the edition before. */
export function ExhibitorPreview({ detail }: { detail: ExhibitionDetail }) {
  const { card, exhibitorPreview, exhibitorListStatus, exhibitorChange, topics } = detail
  const open = () => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId: card.id }))
  if (exhibitorListStatus === 'none' || exhibitorPreview.length === 0) return null
  return (
    <Card
      title={t('title.exhibitors')}
      end={
        <CardLink onClick={open}>{t('exhibition.allExhibitors', { n: card.listedExhibitorCount })}</CardLink>
      }
    >
      {exhibitorListStatus === 'partial' && <p className={styles.note}>{t('exhibition.listPartial')}</p>}
      {topics.length > 0 && <Topics editionId={card.id} topics={topics} />}
      <ul className={styles.preview}>
        {exhibitorPreview.map((exhibitor) => {
          const plate = plateOf({ boothNo: exhibitor.boothNo, firstPavilion: null })
          return (
            <li key={exhibitor.id}>
              <button
                type="button"
                className={styles.exhibitor}
                onClick={() => openExhibitor(exhibitor, open)}
              >
                <span className={styles.name}>{exhibitor.listedName}</span>
                {plate && <BoothPlate {...plate} />}
              </button>
            </li>
          )
        })}
      </ul>
      {exhibitorChange && (
        <p className={styles.change}>
          <span>{t('exhibition.changeAgainst', { name: exhibitorChange.comparedWith })}</span>
          <ChangeLink editionId={card.id} change="added" n={exhibitorChange.added} />
          <ChangeLink editionId={card.id} change="lost" n={exhibitorChange.lost} />
        </p>
      )}
    </Card>
  )
}

/** What the exhibitors are about, each a door to them. */
function Topics({ editionId, topics }: { editionId: string; topics: ExhibitionDetail['topics'] }) {
  return (
    <ul className={styles.topics} aria-label={t('filter.about')}>
      {topics.map(({ code, name, count }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.topic}
            onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, topic: code }))}
          >
            {t('exhibition.topicCount', { topic: name, n: formatNumber(count) })}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Who came, who stays away: a door to those exhibitors. */
function ChangeLink({ editionId, change, n }: { editionId: string; change: 'added' | 'lost'; n: number }) {
  const text = t(`exhibition.${change}`, { n })
  if (n === 0) return <b>{text}</b>
  return (
    <button
      type="button"
      onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, change }))}
    >
      {text}
    </button>
  )
}

function openExhibitor({ companyId }: { companyId: string | null }, openList: () => void): void {
  if (companyId) navigateTo(to('/pages/enterprise/detail/detail', { id: companyId }))
  else openList()
}
