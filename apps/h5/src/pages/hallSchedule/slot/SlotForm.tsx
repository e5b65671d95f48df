import { hall } from '@zhzz/contract/hall/calls.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { askAboutConflicts } from '#pages/hallSchedule/slot/askAboutConflicts.ts'
import { Conflicts } from '#pages/hallSchedule/slot/Conflicts.tsx'
import { errorsOf, requestOf, type SlotErrors, type SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import { ProjectCard } from '#pages/hallSchedule/slot/ProjectCard.tsx'
import { removeSlot } from '#pages/hallSchedule/slot/removeSlot.ts'
import { WhereCard } from '#pages/hallSchedule/slot/WhereCard.tsx'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Cards } from '#ui/Card.tsx'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { toast } from '#ui/overlay/toast.ts'

interface SlotFormProps {
  start: SlotFields
  /** Of what is changed. */
  id?: string | undefined
  /** It was opened from the page of its hall, which is gone back to. */
  isFromHall: boolean
}

/** 新增展馆排期, and 编辑 of what is there. */
export function SlotForm({ start, id, isFromHall }: SlotFormProps) {
  const [fields, setFields] = useState(start)
  const [errors, setErrors] = useState<SlotErrors>({})
  const [isAsking, setAsking] = useState(false)
  const saving = useWrite(hall.saveSlot, {
    outdates: [hall.slots, hall.slot, hall.slotConflicts],
    onFailure: { quotaUsedUp: () => void showUpgrade(t('hallSlot.tabSlots')) },
  })
  const change = (next: SlotFields) => {
    setFields(next)
    setErrors({})
  }
  async function save() {
    const found = errorsOf(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) return showFirstError()
    setAsking(true)
    const isWanted = await askAboutConflicts(fields, id).finally(() => setAsking(false))
    if (!isWanted) return
    const saved = await saving.send({ ...requestOf(fields), ...(id !== undefined && { id }) })
    if (!saved) return
    toast(t('person.saved'))
    if (id !== undefined || isFromHall) navigateBack()
    else redirectTo(to('/pages/hallSchedule/myHallSchedule', { tab: 'slots' }))
  }
  return (
    <>
      <Cards>
        <WhereCard fields={fields} errors={errors} onChange={change} />
        <Conflicts fields={fields} id={id} />
        <ProjectCard fields={fields} errors={errors} onChange={change} />
      </Cards>
      <BottomBar>
        {id !== undefined && (
          <BarAction
            icon="trash"
            onClick={() => void removeSlot(id, start).then((isGone) => isGone && navigateBack())}
          >
            {t('calendar.remove')}
          </BarAction>
        )}
        <Button busy={saving.isPending || isAsking} onClick={() => void save()}>
          {t('shell.save')}
        </Button>
      </BottomBar>
    </>
  )
}
