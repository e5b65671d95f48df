import { Failure } from '@zhzz/contract/failure.ts'
import { failureText } from '#api/explain.ts'
import { currentSession } from '#api/session.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { Unreachable } from '#api/unreachable.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { Blank } from '#ui/Blank.tsx'

/** What stands where a read should be that failed and has no earlier data. */
export function ErrorState({ error, onReload }: { error: unknown; onReload: () => void }) {
  const reload = { label: t('shell.reload'), onClick: onReload }
  if (error instanceof Unreachable && error.failure === 'timeout') {
    return <Blank drawing="network" title={t('shell.slowConnection')} action={reload} anywhere />
  }
  if (error instanceof Unreachable) {
    const title = t('shell.offline')
    return <Blank drawing="network" title={title} text={t('shell.offlineAction')} action={reload} />
  }
  if (error instanceof Failure && error.failure === 'notFound') {
    return <Blank drawing="search" title={failureText(error)} text={t('shell.pageNotFoundAction')} />
  }
  if (error instanceof Failure && error.failure === 'quotaUsedUp') {
    return <UsedUp onReload={onReload} />
  }
  return <Blank drawing="error" title={failureText(error)} action={reload} />
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
