import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/detail/ExhibitorPreview.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'

/** The first exhibitors, how many there are, and what changed against the edition before. */
export function ExhibitorPreview({ detail }: { detail: ExhibitionDetail }) {
  const { card, exhibitorPreview, exhibitorListStatus, exhibitorChange, topics } = detail
  const open = () => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId: card.id }))
  const hasList = exhibitorListStatus !== 'none' && exhibitorPreview.length > 0
  return (
    <Card
      title={t('title.exhibitors')}
      end={
        <CardLink onClick={open}>
          {hasList
            ? t('exhibition.allExhibitors', { n: card.listedExhibitorCount })
            : t('exhibition.seeExhibitors')}
        </CardLink>
      }
    >
      {hasList ? (
        <>
          {exhibitorListStatus === 'partial' && <p className={styles.note}>{t('exhibition.listPartial')}</p>}
          {topics.length > 0 && <Topics editionId={card.id} topics={topics} />}
          <ul className={styles.preview}>
            {exhibitorPreview.map((exhibitor) => (
              <li key={exhibitor.id}>
                <button
                  type="button"
                  className={styles.exhibitor}
                  onClick={() => openExhibitor(exhibitor, open)}
                >
                  <Avatar name={exhibitor.listedName} size={32} />
                  <span className={styles.name}>{exhibitor.listedName}</span>
                  <span className={styles.booth}>{exhibitor.boothNo}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.note}>
          {t('exhibition.listNone')} · {t('exhibition.listNoneText')}
        </p>
      )}
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
