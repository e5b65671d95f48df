import { t } from '#i18n/t.ts'
import { ask } from '#ui/dialog.ts'

let asking: Promise<number | null> | null = null

/** The app-update dialog page: fades in over the page that is open, which shows through. True: update now. */
export async function askUpdate(): Promise<boolean> {
  asking ??= ask({
    title: t('shell.updateTitle'),
    body: <p>{t('shell.updateText')}</p>,
    actions: [
      { label: t('shell.later'), look: 'quiet' },
      { label: t('shell.updateNow'), look: 'main' },
    ],
  }).finally(() => {
    asking = null
  })
  return (await asking) === 1
}
