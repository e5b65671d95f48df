import { keepInAnswers } from '#api/keepInAnswers.ts'
import { setFavorite } from '#member/favorite.ts'

function keepFavorite(editionId: string, favorited: boolean): void {
  keepInAnswers((thing) =>
    thing['id'] === editionId && 'favorited' in thing ? { ...thing, favorited } : null,
  )
}

/** Sets or takes back 收藏 of an edition. */
export async function favorEdition(id: string, favorited: boolean): Promise<void> {
  await setFavorite(
    {
      objectType: 'exhibition',
      keep: keepFavorite,
      done: 'exhibition.favoriteAdded',
      undone: 'exhibition.favoriteRemoved',
    },
    id,
    favorited,
  )
}
