import purify from 'dompurify'
import { useMemo } from 'react'
import styles from '#pages/news/detail/Article.module.css'
import { previewImages } from '#ui/overlay/previewImages.ts'

/** What the server lets through (record 089); asked for once more here, whatever it did. */
const allowed = {
  ALLOWED_TAGS:
    'p br hr h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd b strong i em u s sub sup mark table caption thead tbody tfoot tr th td figure figcaption a img'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^https?:/i,
}

/** The text of an article: links open outside, pictures at full size, tables scroll. */
export function ArticleText({ html }: { html: string }) {
  const safe = useMemo(() => prepared(html), [html])
  return (
    <div
      className={styles.text}
      onClick={({ target, currentTarget }) => {
        if (!(target instanceof HTMLImageElement) || target.closest('a')) return
        const pictures = [...currentTarget.querySelectorAll('img')]
        void previewImages(
          pictures.map(({ src }) => src),
          pictures.indexOf(target),
        )
      }}
      ref={hideBroken}
      // oxlint-disable-next-line react/no-danger -- cleaned above
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

function prepared(html: string): string {
  const box = document.createElement('div')
  box.append(purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }))
  for (const link of box.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  for (const picture of box.querySelectorAll('img')) {
    picture.loading = 'lazy'
    picture.referrerPolicy = 'no-referrer'
  }
  return box.innerHTML
}

/** A picture that does not come leaves no broken mark. */
function hideBroken(box: HTMLElement | null) {
  box?.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.hidden = true
    },
    true,
  )
}
