import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/overlay/ImagePreview.module.css'
import { useModal } from '#ui/overlay/useModal.ts'
import { ZoomPicture } from '#ui/overlay/ZoomPicture.tsx'

/** Opens the preview over everything; resolves when it is closed. */
export function openPreview(urls: readonly string[], start: number): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = () => {
      root.unmount()
      place.remove()
      resolve()
    }
    root.render(<ImagePreview urls={urls} start={start} onClose={close} />)
  })
}

interface ImagePreviewProps {
  urls: readonly string[]
  start: number
  onClose: () => void
}

function ImagePreview({ urls, start, onClose }: ImagePreviewProps) {
  const box = useModal(true, onClose)
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(start)
  const total = urls.length
  const show = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'instant' })
  }
  useEffect(() => {
    const { current } = strip
    current?.scrollTo({ left: start * current.clientWidth, behavior: 'instant' })
  }, [start])
  return (
    <dialog ref={box} className={styles.preview} aria-label={t('shell.preview')}>
      <div
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        role="group"
        aria-label={t('shell.preview')}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {urls.map((url, index) => (
          <ZoomPicture key={url} url={url} alt={t('shell.previewPlace', { n: index + 1, total })} />
        ))}
      </div>
      {total > 1 && (
        <p className={styles.place} role="status">
          {shown + 1} / {total}
        </p>
      )}
      <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
        <Icon name="close" size={24} />
      </button>
      {shown > 0 && (
        <button
          type="button"
          className={styles.before}
          aria-label={t('shell.previewBefore')}
          onClick={() => show(shown - 1)}
        >
          <Icon name="back" size={24} />
        </button>
      )}
      {shown < total - 1 && (
        <button
          type="button"
          className={styles.next}
          aria-label={t('shell.previewNext')}
          onClick={() => show(shown + 1)}
        >
          <Icon name="forward" size={24} />
        </button>
      )}
    </dialog>
  )
}
