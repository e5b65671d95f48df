import { t } from '#i18n/t.ts'
import { redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/news/detail/Neighbours.module.css'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'
import { Card } from '#ui/Card.tsx'

/** 上一篇 and 下一篇 of the same category; Back stays one step. */
export function Neighbours({ newer, older }: Pick<NewsDetail, 'newer' | 'older'>) {
  if (newer === null && older === null) return null
  return (
    <Card flush>
      {newer && <Neighbour word={t('news.newer')} {...newer} />}
      {older && <Neighbour word={t('news.older')} {...older} />}
    </Card>
  )
}

function Neighbour({ word, id, title }: { word: string; id: string; title: string }) {
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => redirectTo(to('/pages/news/detail/detail', { id }))}
    >
      <span className={styles.word}>{word}</span>
      <span>{title}</span>
    </button>
  )
}
