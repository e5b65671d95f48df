import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { removeMine } from '#exhibition/mine/removeMine.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

/** 移除 · 写跟进 · 参展商; of an event of one's own 移除 and 编辑. */
export function Actions({ detail: { mine } }: { detail: MineDetail }) {
  const { id, editionId, name } = mine
  return (
    <BottomBar>
      <BarAction
        icon="trash"
        onClick={() => void removeMine(mine).then((isGone) => isGone && navigateBack())}
      >
        {t('calendar.remove')}
      </BarAction>
      {editionId === null ? (
        <Button onClick={() => navigateTo(to('/pages/exhSchedule/addExhSchedule', { id }))}>
          {t('followUp.editAction')}
        </Button>
      ) : (
        <>
          <BarAction
            icon="edit"
            onClick={() =>
              navigateTo(
                to('/pages/followUp/form', {
                  targetType: 'exhibition',
                  targetId: editionId,
                  editionId,
                  name,
                }),
              )
            }
          >
            {t('exhibition.writeFollowUp')}
          </BarAction>
          <Button onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId }))}>
            {t('title.exhibitors')}
          </Button>
        </>
      )}
    </BottomBar>
  )
}
