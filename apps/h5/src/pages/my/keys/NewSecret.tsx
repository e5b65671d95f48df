import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { ShownOnce } from '#ui/shown/ShownOnce.tsx'

/** The secret that was just made. */
export function NewSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Sheet open={secret !== null} onClose={onClose} title={t('accessKey.title')}>
      <ShownOnce
        warning={t('accessKey.made')}
        value={secret ?? ''}
        about={t('accessKey.madeText')}
        copyLabel={t('accessKey.copy')}
      >
        <Button size="small" look="line" onClick={onClose}>
          {t('accessKey.saved')}
        </Button>
      </ShownOnce>
    </Sheet>
  )
}
