import { keepMyState } from '#company/keepMyState.ts'
import { setFavorite } from '#member/favorite.ts'

/** Sets or takes back 收藏 of a company. */
export async function favorCompany(id: string, favorited: boolean): Promise<void> {
  await setFavorite(
    {
      objectType: 'company',
      keep: (companyId, now) => keepMyState(companyId, { favorited: now }),
      done: 'company.favoriteDone',
      undone: 'company.favoriteUndone',
    },
    id,
    favorited,
  )
}
