import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { Button } from '#ui/Button.tsx'

/** The way back to what holds today, where something else is shown. */
export function Today({ isShown }: { isShown: boolean }) {
  if (isShown) return null
  return (
    <Button look="line" size="small" onClick={() => setParams({ date: undefined })}>
      {t('exhibition.today')}
    </Button>
  )
}
