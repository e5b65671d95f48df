import { maxFiles, maxPick } from '@zhzz/contract/upload/limits.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { useEffect, useRef } from 'react'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'
import { pickOrExplain } from '#upload/pickOrExplain.ts'
import { previewFile } from '#upload/previewFile.tsx'
import { Tile } from '#upload/Tile.tsx'
import styles from '#upload/Uploader.module.css'
import { type Scene, useUploads } from '#upload/useUploads.ts'

interface UploaderProps {
  /** Names the field for screen readers. */
  label: string
  scene: Scene
  /** Files the server has; kept by the form, as its other fields are. */
  files: readonly StoredFile[]
  /** Gets the files as they shall be from what they are: several uploads end at once. */
  onChange: (change: (files: readonly StoredFile[]) => StoredFile[]) => void
  /** How many are still on this device only: uploading or failed. A form asks before it leaves them behind. */
  onPending?: (count: number) => void
  /** At most so many (spec §5: 52). */
  maxCount?: number
  /** Bytes; a larger file goes to `onOversize` and is not sent. */
  maxSize: number
  onOversize: (file: File) => void
  /** Also videos of at most 60 s. */
  videos?: boolean
}

/**
 * Pictures and videos of a form: up to nine at a pick, from the camera or the device, each with its progress; what is
 * chosen beyond a limit is told. What failed can be tried again and is by itself when the network comes back.
 *
 * The call gets `fileIds: files.map(({ id }) => id)`. For a face, which is one picture, see `uploadFace`.
 */
export function Uploader(props: UploaderProps) {
  const { label, scene, files, onChange, onPending, maxCount = maxFiles, videos = false } = props
  const { pending, add, retry, remove } = useUploads({
    scene,
    maxSize: props.maxSize,
    onStored: (file) => onChange((known) => [...known, file]),
    onOversize: props.onOversize,
  })
  const tell = useRef(onPending)
  useEffect(() => {
    tell.current = onPending
  })
  useEffect(() => tell.current?.(pending.length), [pending.length])
  const room = maxCount - files.length - pending.length

  async function pick() {
    const source = await chooseAction(label, [t('upload.camera'), t('upload.album')])
    if (source === null) return
    const chosen = await pickOrExplain({ camera: source === 0, videos, several: room > 1 })
    const taken = Math.min(room, maxPick)
    const left = chosen.length - taken
    if (left > 0)
      toast(
        room < maxPick
          ? t('upload.countLimit', { n: maxCount, left })
          : t('upload.pickLimit', { n: maxPick, left }),
      )
    add(chosen.slice(0, taken))
  }

  return (
    <fieldset className={styles.grid} aria-label={label}>
      {files.map((file) => (
        <Tile
          key={file.id}
          picture={file.thumbUrl}
          label={t(file.kind === 'video' ? 'upload.video' : 'upload.picture')}
          isVideo={file.kind === 'video'}
          onOpen={() => previewFile(file)}
          onRemove={() => onChange((known) => known.filter(({ id }) => id !== file.id))}
        />
      ))}
      {pending.map((item) => (
        <Tile
          key={item.uid}
          picture={item.isVideo ? null : item.preview}
          label={item.reason ?? t('upload.uploading')}
          isVideo={item.isVideo}
          pending={item}
          {...(item.status === 'failed' && item.canRetry && { onOpen: () => retry(item) })}
          onRemove={() => remove(item.uid, item.preview)}
        />
      ))}
      {room > 0 && (
        <button type="button" className={styles.add} onClick={() => void pick()}>
          <Icon name="camera" size={24} />
          <span>{t('upload.add')}</span>
          <small>
            {files.length + pending.length}/{maxCount}
          </small>
        </button>
      )}
    </fieldset>
  )
}
