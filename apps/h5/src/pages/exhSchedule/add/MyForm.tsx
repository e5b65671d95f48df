import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { MyExhibition } from '@zhzz/contract/schedule/myExhibition.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { keepScheduled } from '#exhibition/keepScheduled.ts'
import { MyHead } from '#exhibition/mine/MyHead.tsx'
import { t } from '#i18n/t.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { askAboutTwin } from '#pages/exhSchedule/add/askAboutTwin.ts'
import { EventCard } from '#pages/exhSchedule/add/EventCard.tsx'
import { errorsOf, type FieldErrors, type MyFields, requestOf } from '#pages/exhSchedule/add/fields.ts'
import { PlanCard } from '#pages/exhSchedule/add/PlanCard.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 新增展会, and 编辑 of what is there. */
export function MyForm({ start, mine }: { start: MyFields; mine: MyExhibition | null }) {
  const [fields, setFields] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const saving = useWrite(schedule.saveMine)
  const change = (next: MyFields) => {
    setFields(next)
    setErrors({})
  }
  async function save() {
    const found = errorsOf(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) return showFirstError()
    if (mine === null && fields.event && (await askAboutTwin(fields.event))) return
    const saved = await saving.send({ ...requestOf(fields), ...(mine && { id: mine.id }) })
    if (!saved) return
    keepScheduled([mine?.editionId ?? null], true)
    toast(t('person.saved'))
    if (mine) navigateBack()
    else redirectTo(to('/pages/exhSchedule/exhScheduleDetail', { id: saved.id }))
  }
  return (
    <>
      <Cards>
        {fields.event ? (
          <EventCard
            event={fields.event}
            errors={errors}
            onChange={(event) => change({ ...fields, event })}
          />
        ) : (
          mine && (
            <Card>
              <MyHead mine={mine} />
            </Card>
          )
        )}
        <PlanCard fields={fields} errors={errors} onChange={change} />
      </Cards>
      <BottomBar>
        <Button busy={saving.isPending} onClick={() => void save()}>
          {t('shell.save')}
        </Button>
      </BottomBar>
    </>
  )
}
