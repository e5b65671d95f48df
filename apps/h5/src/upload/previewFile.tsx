import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { t } from '#i18n/t.ts'
import { tell } from '#ui/overlay/dialog.ts'
import { previewImages } from '#ui/overlay/previewImages.ts'
import { toast } from '#ui/overlay/toast.ts'
import styles from '#upload/Uploader.module.css'

/** Shows a file large: a picture with zoom, a video to be played. */
export function previewFile({ kind, url }: StoredFile): void {
  if (kind === 'picture') return void previewImages([url])
  const failed = () => toast(t('shell.previewFailed'))
  // biome-ignore lint/a11y/useMediaCaption: what people film has no captions
  void tell({ body: <video className={styles.large} src={url} controls playsInline onError={failed} /> })
}
