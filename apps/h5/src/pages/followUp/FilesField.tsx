import { maxFollowUpFiles } from '@zhzz/contract/upload/limits.ts'
import { useEffect, useRef } from 'react'
import type { FormPart } from '#followUp/formFields.ts'
import { t } from '#i18n/t.ts'
import { confirmDialog } from '#ui/dialog.ts'
import styles from '#ui/Field.module.css'
import { Uploader } from '#upload/Uploader.tsx'

/** Pictures and videos of a follow-up. */
export function FilesField({
  fields,
  onChange,
  onPending,
}: FormPart & { onPending: (count: number) => void }) {
  const latest = useRef(fields)
  useEffect(() => {
    latest.current = fields
  })
  return (
    <div className={styles.field}>
      <p className={styles.label}>{t('followUp.files')}</p>
      <Uploader
        label={t('followUp.files')}
        scene="followUp"
        videos
        maxCount={maxFollowUpFiles}
        files={fields.files}
        onPending={onPending}
        onChange={(change) => {
          // Two uploads may end before the form is drawn again.
          latest.current = { ...latest.current, files: change(latest.current.files) }
          onChange(latest.current)
        }}
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
