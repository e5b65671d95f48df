import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { application } from '@zhzz/contract/application/calls.ts'
import { mostUsual } from '@zhzz/contract/application/choices.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { ManagedRow } from '#pages/home/application/ManagedRow.tsx'
import { moved } from '#pages/home/application/moved.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface Managing {
  apps: readonly ApplicationCard[]
  usual: readonly string[]
  onClose: () => void
}

/** 管理常用: up, down, in and out; the first four are the row of home. */
export function ManageUsual({ apps, usual, onClose }: Managing) {
  const [codes, setCodes] = useState(usual)
  const saving = useWrite(application.saveOrder, {
    outdates: [application.list, home.index],
    onDone: () => {
      toast(t('application.saved'))
      onClose()
    },
  })
  const isFull = codes.length >= mostUsual
  const last = codes.length - 1
  const named = (code: string) => apps.filter((app) => app.code === code)
  const add = (code: string) =>
    isFull ? toast(t('application.full', { n: mostUsual })) : setCodes([...codes, code])
  return (
    <Sheet
      open
      title={t('application.manage')}
      onClose={onClose}
      footer={
        <Button busy={saving.isPending} onClick={() => void saving.send({ codes: [...codes] })}>
          {t('shell.confirm')}
        </Button>
      }
    >
      <Card flush title={`${t('application.usual')} · ${t('application.manageText')}`}>
        {codes.flatMap(named).map((app, at) => (
          <ManagedRow
            key={app.code}
            app={app}
            acts={[
              { icon: 'up', word: 'up', isIdle: at === 0, act: () => setCodes(moved(codes, app.code, -1)) },
              {
                icon: 'down',
                word: 'down',
                isIdle: at === last,
                act: () => setCodes(moved(codes, app.code, 1)),
              },
              {
                icon: 'minus',
                word: 'takeOut',
                act: () => setCodes(codes.filter((code) => code !== app.code)),
              },
            ]}
          />
        ))}
      </Card>
      <Card flush title={t('application.others')}>
        {apps
          .filter(({ code, openState }) => !codes.includes(code) && openState !== 'coming')
          .map((app) => (
            <ManagedRow
              key={app.code}
              app={app}
              acts={[{ icon: 'plus', word: 'add', act: () => add(app.code) }]}
            />
          ))}
      </Card>
    </Sheet>
  )
}
