import { Unreachable } from '@zhzz/client/unreachable.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureText } from '#api/explain.ts'
import { currentSession } from '#api/session.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { switchTab } from '#nav/navigate.ts'
import { usePage } from '#nav/page.ts'
import { openRemedy, remedyOf } from '#nav/remedy.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { type PagePath, specPages } from '#nav/specPages.ts'
import { Blank } from '#ui/shown/Blank.tsx'

/** What stands where a read should be that failed and has no earlier data. */
export function ErrorState({ error, onReload }: { error: unknown; onReload: () => void }) {
  const reload = { label: t('shell.reload'), onClick: onReload }
  if (error instanceof Unreachable && error.failure === 'timeout') {
    return <Blank drawing="network" title={t('shell.slowConnection')} action={reload} anywhere />
  }
  if (error instanceof Unreachable) {
    const title = t('failure.offline')
    return <Blank drawing="network" title={title} text={t('shell.offlineAction')} action={reload} />
  }
  if (error instanceof Failure && (error.failure === 'notFound' || error.failure === 'invalid')) {
    // What a page asks stands in its link.
    const title = error.failure === 'invalid' ? t('shell.linkIncomplete') : failureText(error)
    const home = { label: t('shell.homePage'), onClick: () => switchTab('/') }
    return <Blank title={title} text={t('shell.pageNotFoundAction')} action={home} />
  }
  if (error instanceof Failure && error.failure === 'quotaUsedUp') {
    return <UsedUp onReload={onReload} />
  }
  if (error instanceof Failure && error.failure === 'planTooLow') {
    const title = failureText(error)
    const upgrade = { label: t('shell.upgrade'), onClick: () => void showUpgrade(title) }
    return <Blank drawing="lock" title={title} action={upgrade} />
  }
  const remedy = remedyOf(error)
  if (remedy) return <AskedFirst error={error} page={remedy} onReload={onReload} />
  return <Blank drawing="error" title={failureText(error)} action={reload} />
}

interface AskedFirstProps {
  error: unknown
  page: PagePath
  onReload: () => void
}

/** What the call asks for first is done on another page; whoever comes back from there sees whether it is enough. */
function AskedFirst({ error, page, onReload }: AskedFirstProps) {
  const { visible } = usePage()
  const left = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (left.current) onReload()
    left.current = false
  })
  useEffect(() => {
    if (visible) comeBack()
  }, [visible])
  const open = () => {
    left.current = true
    openRemedy(error)
  }
  const action = { label: t(specPages[page]), onClick: open }
  return <Blank drawing="lock" title={failureText(error)} action={action} />
}

/** The searches of the day are used up: a visitor has more when signed in, anyone else with a larger plan. */
function UsedUp({ onReload }: { onReload: () => void }) {
  const isVisitor = currentSession().token === null
  const act = async () => {
    if (!isVisitor) await showUpgrade(t('search.usedUp'))
    else if (await askToSignIn()) onReload()
  }
  return (
    <Blank
      drawing="lock"
      title={t('search.usedUp')}
      text={t(isVisitor ? 'search.usedUpVisitor' : 'search.usedUpPlan')}
      action={{ label: t(isVisitor ? 'shell.signIn' : 'shell.upgrade'), onClick: () => void act() }}
    />
  )
}
