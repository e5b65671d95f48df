import { t } from '#i18n/t.ts'
import { useAssign } from '#pages/my/pool/assign.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

/** The chosen customers, to be given to one person. */
export function AssignBar({ ids, onEnd }: { ids: string[]; onEnd: () => void }) {
  const { assign, isPending } = useAssign()
  async function give() {
    if (await assign(ids)) onEnd()
  }
  return (
    <BottomBar>
      <BarAction icon="close" onClick={onEnd}>
        {t('shell.cancel')}
      </BarAction>
      <Button icon="people" disabled={ids.length === 0} busy={isPending} onClick={() => void give()}>
        {t('pool.assignCount', { n: ids.length })}
      </Button>
    </BottomBar>
  )
}
