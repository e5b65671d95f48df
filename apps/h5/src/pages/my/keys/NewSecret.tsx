import { t } from '#i18n/t.ts'
import styles from '#pages/my/keys/NewSecret.module.css'
import { copyText } from '#platform/clipboard.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** The secret that was just made, which is never shown again. */
export function NewSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Sheet open={secret !== null} onClose={onClose} title={t('accessKey.title')}>
      <div className={styles.made}>
        <p className={styles.once}>{t('accessKey.made')}</p>
        <p className={styles.address}>{secret}</p>
        <p>{t('accessKey.madeText')}</p>
        <div className={styles.acts}>
          <Button size="small" look="line" onClick={onClose}>
            {t('accessKey.saved')}
          </Button>
          <Button size="small" onClick={() => void copy(secret ?? '')}>
            {t('accessKey.copy')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

async function copy(secret: string): Promise<void> {
  toast(t((await copyText(secret)) ? 'shell.copied' : 'shell.copyFailed'))
}
