import type { ApplicationDetail } from '@zhzz/contract/application/application.ts'
import { application } from '@zhzz/contract/application/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { openApplication } from '#application/openApplication.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { promptDialog } from '#ui/overlay/dialog.ts'

const longestWish = 200

/** 立即使用 or 申请开通; nothing where neither helps. */
export function OpenBar({ app }: { app: ApplicationDetail }) {
  const { code, openState, closedBy, request } = app
  const outdates = [application.detail, application.list]
  const applying = useWrite(application.apply, {
    outdates,
    onDone: () => void showUpgrade(t('application.applied')),
  })
  async function apply() {
    if (!(await askToSignIn())) return
    const wish = await promptDialog({
      title: t('application.apply'),
      placeholder: t('application.wish'),
      maxLength: longestWish,
      confirm: t('application.apply'),
    })
    if (wish !== null) await applying.send({ id: code, wish })
  }
  const isUsable = openState === 'opened' || openState === 'trial' || closedBy === 'signIn'
  if (isUsable)
    return (
      <BottomBar>
        <Button onClick={() => openApplication(app)}>{t('application.use')}</Button>
      </BottomBar>
    )
  if (openState !== 'closed' || closedBy !== 'plan') return null
  return (
    <BottomBar>
      <Button busy={applying.isPending} onClick={() => void apply()}>
        {request === null ? t('application.apply') : t('application.applyAgain')}
      </Button>
    </BottomBar>
  )
}
