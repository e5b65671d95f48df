import { formatDate, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/news/detail/Article.module.css'
import { ArticleText } from '#pages/news/detail/ArticleText.tsx'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'
import { publishedTime } from '#pages/news/detail/publishedTime.ts'
import { webAddress } from '#reading/webAddress.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** The article itself: title, who says it and when, its text, the way to the original. */
export function Article({ detail }: { detail: NewsDetail }) {
  const { card, author, contentHtml, originUrl } = detail
  const href = originUrl === null ? null : webAddress(originUrl)
  return (
    <Card>
      <h1 className={styles.title}>{card.title}</h1>
      <FactLine
        facts={[
          card.publisher,
          author !== null && author !== card.publisher && t('news.byAuthor', { author }),
          card.publishedOn === null
            ? t('news.undated')
            : (publishedTime(detail) ?? formatDate(card.publishedOn)),
          card.readCount > 0 && t('news.reads', { n: formatNumber(card.readCount) }),
        ]}
      />
      {contentHtml === '' ? (
        <>
          <p className={styles.summary}>{card.summary}</p>
          <p className={styles.note}>{t('news.summaryOnly')}</p>
        </>
      ) : (
        <ArticleText html={contentHtml} />
      )}
      {href !== null && (
        <a className={styles.origin} href={href} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" size={16} />
          {t('news.origin')}
        </a>
      )}
      <p className={styles.note}>{t('news.copyright')}</p>
    </Card>
  )
}
