import { t } from '#i18n/t.ts'
import { chooseOne } from '#ui/overlay/choose.ts'
import { tell } from '#ui/overlay/dialog.ts'

/** Asks a new person for the age group (spec §1); undefined when they are too young or turned back. */
export async function askAge(): Promise<'adult' | 'minor' | undefined> {
  const chosen = await chooseOne(
    t('login.ageTitle'),
    [t('login.adult'), t('login.minor'), t('login.under16')],
    null,
  )
  if (chosen === 0) return 'adult'
  if (chosen === 1) return 'minor'
  if (chosen === 2) await tell({ body: t('login.tooYoung') })
  return undefined
}
