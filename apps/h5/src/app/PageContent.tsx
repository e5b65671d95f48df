import { Unreachable } from '@zhzz/client/unreachable.ts'
import { memo, useEffect, useState } from 'react'
import { loadDelay, loadPatiently } from '#app/loadPatiently.ts'
import { PageBoundary } from '#app/PageBoundary.tsx'
import styles from '#app/PageContent.module.css'
import { canonicalPath, isKnown, readyPage } from '#app/routes.ts'
import { t } from '#i18n/t.ts'
import { isComplete, type PageDefinition } from '#nav/definePage.tsx'
import { replace } from '#nav/history.ts'
import { loginPath, navigateBack, needsLogin, switchTab } from '#nav/navigate.ts'
import { pageTitle } from '#nav/pageTitle.ts'
import { isTab } from '#nav/tabs.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface PageContentProps {
  path: string
  query: string
}

/** What a page of the stack shows: the page, or why it cannot be shown. Hidden pages are not drawn again by a navigation. */
export const PageContent = memo(function PageContent({ path, query }: PageContentProps) {
  const moved = canonicalPath(path)
  const locked = needsLogin(path)
  useEffect(() => {
    if (moved !== path) replace(moved + query)
    else if (locked) replace(loginPath, path + query)
  }, [moved, path, query, locked])
  if (moved !== path || locked) return <Waiting path={path} />
  if (!isKnown(path)) return <NotFound />
  return <BuiltPage path={path} query={query} />
})

function Bar({ path, title = pageTitle(path) }: { path: string; title?: string }) {
  return isTab(path) ? <NavBar title={title} /> : <NavBar title={title} onBack={() => navigateBack()} />
}

/** While the code of a page comes: its title and a quiet form at once, the words of the loading page when it lasts. */
function Waiting({ path }: { path: string }) {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), loadDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Bar path={path} />
      <div className={styles.waiting}>
        <Skeleton rows={4} />
      </div>
      <p className={lasts ? styles.loading : 'only-read'} role="status">
        {t('shell.loading')}
      </p>
    </>
  )
}

function toHome() {
  return { label: t('shell.homePage'), onClick: () => switchTab('/') }
}

function NotFound() {
  return (
    <>
      <Bar path="" />
      <Blank title={t('shell.pageNotFound')} text={t('shell.pageNotFoundAction')} action={toHome()} />
    </>
  )
}

function BuiltPage({ path, query }: { path: string; query: string }) {
  const [page, setPage] = useState<PageDefinition | null>(() => readyPage(path))
  const [failed, setFailed] = useState<Unreachable | null>(null)
  useEffect(() => {
    if (page || failed) return undefined
    let wanted = true
    loadPatiently(path).then(
      (definition) => wanted && setPage(definition),
      (error: unknown) =>
        wanted && setFailed(error instanceof Unreachable ? error : new Unreachable('network')),
    )
    return () => {
      wanted = false
    }
  }, [page, failed, path])
  if (failed) {
    return (
      <>
        <Bar path={path} />
        <ErrorState error={failed} onReload={() => setFailed(null)} />
      </>
    )
  }
  if (!page) return <Waiting path={path} />
  const params = Object.fromEntries(new URLSearchParams(query))
  if (!isComplete(page, params)) {
    return (
      <>
        <Bar path={path} />
        <Blank title={t('shell.linkIncomplete')} text={t('shell.pageNotFoundAction')} action={toHome()} />
      </>
    )
  }
  return (
    <PageBoundary>
      {page.bar === 'title' && <Bar path={path} />}
      <page.Page params={params} />
    </PageBoundary>
  )
}
