import { search } from '@zhzz/contract/search/calls.ts'
import { keepInAnswers } from '#api/keepInAnswers.ts'
import { outdate } from '#api/useWrite.ts'
import { setFavorite } from '#member/favorite.ts'

function keepFavorite(hallId: string, favorited: boolean): void {
  keepInAnswers((thing) => (thing['id'] === hallId && 'favorited' in thing ? { ...thing, favorited } : null))
}

/** Sets or takes back 收藏 of a hall, which puts it among 我的展馆. */
export async function favorHall(id: string, favorited: boolean): Promise<void> {
  await setFavorite(
    { objectType: 'hall', keep: keepFavorite, done: 'hall.favoriteAdded', undone: 'hall.favoriteRemoved' },
    id,
    favorited,
  )
  outdate([search.halls])
}
