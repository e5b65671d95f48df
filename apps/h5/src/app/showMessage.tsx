import purify from 'dompurify'
import styles from '#app/showMessage.module.css'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { dial } from '#platform/phone.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'
import { ask, confirmDialog, firstAsked } from '#ui/overlay/dialog.ts'

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
export async function showMessage(message: Message): Promise<void> {
  const { title, image, html, button } = message
  const clean = purify.sanitize(html, allowed)
  let followed: string | null = null
  /** A telephone number is called; any other link takes the place of the message. */
  function follow(event: { target: EventTarget; preventDefault: () => void }) {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!href) return
    event.preventDefault()
    if (href.startsWith('tel:')) return dial(href.slice('tel:'.length))
    followed = href
    firstAsked()?.answer(null)
  }
  await ask({
    ...(title !== undefined && { title }),
    body: (
      <>
        {image && <img className={styles.image} src={image} alt="" />}
        {/* oxlint-disable-next-line react/no-danger -- cleaned above */}
        <div className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
      </>
    ),
    actions: [{ label: button ?? t('shell.gotIt'), look: 'main' }],
  })
  // Whoever stays here reads on.
  if (followed !== null && !(await openLink(followed))) await showMessage(message)
}

/** Our own address opens in the page for agreements; a foreign one outside of the app, after asking. */
async function openLink(href: string): Promise<boolean> {
  const { origin, host } = new URL(href)
  if (origin === siteOrigin()) {
    navigateTo(to('/pages/webView/webView', { url: href }))
    return true
  }
  const sure = await confirmDialog({
    title: t('agreement.leave', { host }),
    body: href,
    confirm: t('agreement.leaveOpen'),
  })
  if (sure) open(href, '_blank', 'noopener,noreferrer')
  return sure
}
