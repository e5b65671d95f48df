import type { Place, Point } from '@zhzz/contract/place/place.ts'
import { withWords } from '#i18n/locale.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { keepLocation, keptLocation } from '#place/keepLocation.ts'
import { knownPosition } from '#place/knownPosition.ts'
import { loadLaterIcons } from '#ui/Icon.tsx'

let isOpen = false

/**
 * Lets a person pick a place on a map, from `start`, else from where they are. Rejects with 'cancel' (spec §4) when they
 * go back, and when a picker is open already.
 */
export async function chooseLocation(start: Point | null = null): Promise<Place> {
  if (isOpen) throw new Error('cancel')
  isOpen = true
  try {
    if (!(await askToSignIn())) throw new Error('cancel')
    const own = start === null ? await knownPosition() : null
    const [{ openPicker }] = await Promise.all([
      withWords(import('#place/picker/Picker.tsx')),
      loadLaterIcons(),
    ])
    const picked = await openPicker(start ?? own ?? keptLocation(), start === null && own === null)
    if (picked === null) throw new Error('cancel')
    keepLocation(picked)
    return picked
  } finally {
    isOpen = false
  }
}
