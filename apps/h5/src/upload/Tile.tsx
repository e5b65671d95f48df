import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#upload/Uploader.module.css'
import type { Pending } from '#upload/useUploads.ts'

interface TileProps {
  /** Null where there is none to show, as of a video. */
  picture: string | null
  /** What it is, or what has become of it. */
  label: string
  isVideo: boolean
  pending?: Pending
  onOpen?: () => void
  onRemove: () => void
}

/** One file: its picture, how far it is, and its cross. */
export function Tile({ picture, label, isVideo, pending, onOpen, onRemove }: TileProps) {
  const hasFailed = pending?.status === 'failed'
  return (
    <div className={styles.tile} data-status={pending?.status ?? 'success'}>
      <button
        type="button"
        className={styles.open}
        aria-label={hasFailed && onOpen ? `${label} ${t('upload.retry')}` : label}
        disabled={!onOpen}
        onClick={onOpen}
      >
        {picture === null ? (
          <Icon name={isVideo ? 'play' : 'camera'} size={24} />
        ) : (
          <img src={picture} alt="" />
        )}
        {isVideo && picture !== null && <Icon name="play" size={24} />}
      </button>
      {pending && (
        <div className={cx(styles.veil, hasFailed && styles.failed)} role={hasFailed ? 'alert' : undefined}>
          {hasFailed ? (
            <>
              <Icon name="warning" />
              <span className={styles.reason}>{label}</span>
              {onOpen && <b>{t('upload.retry')}</b>}
            </>
          ) : (
            <progress
              className={styles.progress}
              max={1}
              value={pending.progress}
              aria-label={t('upload.uploading')}
            />
          )}
        </div>
      )}
      <button type="button" className={styles.remove} aria-label={t('upload.remove')} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
