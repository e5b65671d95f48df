import { news } from '@zhzz/contract/news/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shareNow } from '#nav/shareNow.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { favorNews } from '#news/favorite.ts'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

/** 收藏 · 点赞 · 分享. */
export function Actions({ detail: { card, liked, likeCount } }: { detail: NewsDetail }) {
  const liking = useWrite(news.like, { outdates: [news.detail] })
  async function like() {
    if (await askToSignIn()) await liking.send({ id: card.id, liked: !liked })
  }
  return (
    <BottomBar>
      <BarAction
        icon="star"
        pressed={card.favorited}
        onClick={() => void favorNews(card.id, !card.favorited)}
      >
        {t('company.favorite')}
      </BarAction>
      <BarAction icon="check" pressed={liked} onClick={() => void like()}>
        {likeCount === 0 ? t('news.like') : t('news.likes', { n: formatNumber(likeCount) })}
      </BarAction>
      <Button onClick={() => void shareNow()}>{t('shell.share')}</Button>
    </BottomBar>
  )
}
