import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { dial } from '#platform/phone.browser.ts'
import styles from '#support/showMessage.module.css'
import { ask } from '#ui/dialog.ts'

export interface Message {
  title?: string
  image?: string
  /** As an operator wrote it; cleaned here, whatever the server did. */
  html: string
  /** 我知道了 by default. */
  button?: string
}

/** What a message may be written with. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'ul', 'ol', 'li', 'span', 'h3', 'h4'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|tel):/i,
}

/** The generic message dialog of the spec (§2): image, HTML, telephone links that call, one button. */
export async function showMessage({ title, image, html, button }: Message): Promise<void> {
  const { default: purify } = await import('dompurify')
  const clean = purify.sanitize(html, allowed)
  await ask({
    ...(title !== undefined && { title }),
    body: (
      <>
        {image && <img className={styles.image} src={image} alt="" />}
        {/* oxlint-disable-next-line react/no-danger -- cleaned above */}
        <div className={styles.text} onClick={followLink} dangerouslySetInnerHTML={{ __html: clean }} />
      </>
    ),
    actions: [{ label: button ?? t('shell.gotIt'), look: 'main' }],
  })
}

/** A telephone number is called; any other link opens in our own page for foreign ones. */
function followLink(event: { target: EventTarget; preventDefault: () => void }): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href) return
  event.preventDefault()
  if (href.startsWith('tel:')) dial(href.slice('tel:'.length))
  else navigateTo(to('/pages/webView/webView', { url: href }))
}
