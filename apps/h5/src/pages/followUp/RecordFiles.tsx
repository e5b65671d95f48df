import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/RecordFiles.module.css'
import { Icon } from '#ui/Icon.tsx'
import { previewFile } from '#upload/previewFile.tsx'

/** The pictures and videos of a record; a tap shows one large. */
export function RecordFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null
  return (
    <div className={styles.files}>
      {files.map((file) => (
        <button
          key={file.id}
          type="button"
          className={styles.file}
          aria-label={t(file.kind === 'video' ? 'upload.video' : 'upload.picture')}
          onClick={() => previewFile(file)}
        >
          <Thumb file={file} />
        </button>
      ))}
    </div>
  )
}

/** The same, small and only to be seen: for a row that opens the record. */
export function RecordThumbs({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null
  return (
    <span className={styles.thumbs}>
      {files.slice(0, 4).map((file) => (
        <span key={file.id} className={styles.thumb}>
          <Thumb file={file} />
        </span>
      ))}
      {files.length > 4 && <small>+{files.length - 4}</small>}
    </span>
  )
}

function Thumb({ file }: { file: StoredFile }) {
  return file.thumbUrl === null ? (
    <Icon name="play" size={24} />
  ) : (
    <img src={file.thumbUrl} alt="" loading="lazy" decoding="async" />
  )
}
