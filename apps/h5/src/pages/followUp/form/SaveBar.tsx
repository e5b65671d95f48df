import { t } from '#i18n/t.ts'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

export function SaveBar({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  return (
    <BottomBar>
      <Button busy={busy} onClick={onSave}>
        {t('shell.save')}
      </Button>
    </BottomBar>
  )
}
