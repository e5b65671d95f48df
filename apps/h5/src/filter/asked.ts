import { useSession } from '#api/session.ts'
import { shanghaiToday } from '#i18n/today.ts'
import type { Asked } from '#nav/filterKinds.ts'

/** When and by whom the list of this page is asked for. */
export function useAsked(): Asked {
  return { today: shanghaiToday(), isSignedIn: useSession().token !== null }
}
