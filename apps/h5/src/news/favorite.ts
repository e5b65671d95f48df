import { news } from '@zhzz/contract/news/calls.ts'
import { keepInAnswers } from '#api/keepInAnswers.ts'
import { outdate } from '#api/useWrite.ts'
import { setFavorite } from '#member/favorite.ts'

function keepFavorite(newsId: string, favorited: boolean): void {
  keepInAnswers((thing) => (thing['id'] === newsId && 'favorited' in thing ? { ...thing, favorited } : null))
}

/** Sets or takes back 收藏 of an article. */
export async function favorNews(id: string, favorited: boolean): Promise<void> {
  await setFavorite(
    { objectType: 'news', keep: keepFavorite, done: 'news.favoriteAdded', undone: 'news.favoriteRemoved' },
    id,
    favorited,
  )
  outdate([news.search])
}
