import { Failure } from '@zhzz/contract/failure.ts'
import { failureText } from '#api/explain.ts'
import { Unreachable } from '#api/unreachable.ts'
import { t } from '#i18n/t.ts'
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
  return <Blank drawing="error" title={failureText(error)} action={reload} />
}
