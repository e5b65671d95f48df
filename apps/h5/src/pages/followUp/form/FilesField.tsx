import { maxVideoBytes } from '@zhzz/contract/upload/limits.ts'
import type { FormPart } from '#followUp/formFields.ts'
import { t } from '#i18n/t.ts'
import styles from '#ui/field/Field.module.css'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Uploader } from '#upload/Uploader.tsx'

/** Pictures and videos of a follow-up. */
export function FilesField({
  fields,
  onChange,
  onPending,
}: FormPart & { onPending: (count: number) => void }) {
  return (
    <div className={styles.field}>
      <p className={styles.label}>{t('followUp.files')}</p>
      <Uploader
        label={t('followUp.files')}
        scene="followUp"
        videos
        maxSize={maxVideoBytes}
        onOversize={({ name }) => toast(t('upload.oversize', { name, size: maxVideoBytes / 1024 ** 2 }))}
        files={fields.files}
        onPending={onPending}
        onChange={(change) => onChange((now) => ({ ...now, files: change(now.files) }))}
      />
    </div>
  )
}

/** Whether to save now: pictures that are not with the server stay behind. */
export async function askAboutFiles(pending: number): Promise<boolean> {
  if (pending === 0) return true
  return await confirmDialog({
    title: t('followUp.filesPending', { n: pending }),
    body: t('followUp.filesPendingText'),
    confirm: t('followUp.saveWithoutFiles'),
  })
}
