import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { type DocumentName, documentUrl } from '#nav/documents.ts'
import { navigateBack } from '#nav/navigate.ts'
import { copyText } from '#platform/clipboard.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'
import { StaticDocument } from '#reading/StaticDocument.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Blank } from '#ui/shown/Blank.tsx'

const documents = {
  '/hybrid/html/agreement.html': { name: 'agreement', title: 'title.agreement' },
  '/hybrid/html/screctArgeement.html': { name: 'screctArgeement', title: 'title.privacyAgreement' },
} as const satisfies Record<string, { name: DocumentName; title: string }>

/** The document behind a `url` parameter; anything that is not our own static page is refused (phishing). */
function allowedDocument(url: string) {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  try {
    const { origin, pathname } = new URL(url, siteOrigin())
    if (origin !== siteOrigin()) return undefined
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
    return Object.entries(documents).find(([known]) => known === path)?.[1]
  } catch {
    return undefined
  }
}

async function copyLink(name: DocumentName): Promise<void> {
  const copied = await copyText(new URL(documentUrl(name), siteOrigin()).href)
  toast(copied ? t('shell.linkCopied') : t('shell.copyFailed'))
}

export default definePage({ params: ['url'], bar: 'own' }, function WebViewPage({ params }) {
  const document = allowedDocument(params.url)
  if (!document) {
    return (
      <>
        <NavBar title={t('title.webView')} onBack={() => navigateBack()} />
        <Blank drawing="lock" title={t('agreement.blocked')} text={t('agreement.blockedText')} />
      </>
    )
  }
  return (
    <>
      <NavBar
        title={t(document.title)}
        onBack={() => navigateBack()}
        end={<IconButton icon="link" label={t('shell.copy')} onClick={() => void copyLink(document.name)} />}
      />
      <StaticDocument name={document.name} />
    </>
  )
})
