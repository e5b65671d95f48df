import type { NewsCard } from '@zhzz/contract/news/card.ts'
import { useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#news/NewsRow.module.css'
import { publishedText } from '#news/publishedText.ts'
import { cx } from '#ui/cx.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** In px, of a title of two lines. */
export const newsRowHeight = 104

/** An article as a row: its title whole, who says it and when, which fair it speaks of. */
export function NewsRow({ card }: { card: NewsCard }) {
  const { id, title, titleMarks, hitReason, coverUrl, publisher, series, isTop, readCount, isRead } = card
  return (
    <ListRow
      title={
        <span className={cx(styles.title, isRead && styles.read)}>
          <Highlight text={title} marks={titleMarks} />
        </span>
      }
      facts1={
        <FactLine
          facts={[
            isTop && (
              <b key="top" className={styles.top}>
                {t('news.top')}
              </b>
            ),
            publisher,
            publishedText(card),
            readCount > 0 && t('news.reads', { n: formatNumber(readCount) }),
          ]}
        />
      }
      facts2={series !== null && hitReason === null && <FactLine facts={[series]} />}
      below={<HitLine label={t('news.summary')} hit={hitReason} />}
      action={coverUrl !== null && <Cover url={coverUrl} />}
      onOpen={() => navigateTo(to('/pages/news/detail/detail', { id }))}
    />
  )
}

/** Its picture; nothing where it does not come. */
function Cover({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <img
      className={styles.cover}
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
