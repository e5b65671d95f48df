import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Flex, Input, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { AddDays } from '#correct/exhibition/AddDays.tsx'
import { factText } from '#correct/exhibition/factWords.ts'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { TakeOff } from '#correct/exhibition/TakeOff.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Days = Output<typeof operate.hallParts>['occupancy'][number]
type Opened = { days: Days; to: 'correct' | 'remove' } | { days: null; to: 'add' }

/** Who has which pavilions of a hall when: put right, taken away, added. */
export function HallDays({ hallId }: { hallId: string }) {
  const [from, setFrom] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const read = useRead(operate.hallParts, { hallId, ...(from !== '' && { from }) }, { staleTime: 0 })
  const close = () => setOpened(null)
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} align="center">
        <Input
          type="date"
          aria-label={t('daysFrom')}
          style={{ width: 180 }}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Button onClick={() => setOpened({ days: null, to: 'add' })}>{t('daysAdd')}</Button>
      </Flex>
      <Loaded read={read}>{({ occupancy }) => <List days={occupancy} onOpen={setOpened} />}</Loaded>
      <Drawer
        open={opened !== null}
        size="large"
        destroyOnHidden
        title={opened?.days?.title ?? t('daysAdd')}
        onClose={close}
      >
        {opened?.to === 'correct' && <PutFacts kind="occupancy" id={opened.days.id} />}
        {opened?.to === 'remove' && <TakeOff of="occupancy" id={opened.days.id} onEnd={close} />}
        {opened?.to === 'add' && <AddDays hallId={hallId} onEnd={close} />}
      </Drawer>
    </Flex>
  )
}

function List({ days, onOpen }: { days: readonly Days[]; onOpen: (opened: Opened) => void }) {
  return (
    <Table<Days>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={days}
      locale={{ emptyText: t('noDays') }}
      columns={[
        { title: t('put-dates'), render: (_, { startDate, endDate }) => `${startDate} – ${endDate}` },
        { title: t('put-title'), render: (_, { title, edition }) => edition ?? (title === '' ? '-' : title) },
        { title: t('put-phase'), render: (_, { phase }) => factText('phase', phase) },
        { title: t('part-pavilions'), render: (_, each) => takenOf(each) },
        { title: t('put-certainty'), render: (_, { certainty }) => factText('certainty', certainty) },
        {
          title: '',
          render: (_, each) => (
            <Flex gap={8}>
              <Button size="small" onClick={() => onOpen({ days: each, to: 'correct' })}>
                {t('correctOpen')}
              </Button>
              <Button size="small" danger onClick={() => onOpen({ days: each, to: 'remove' })}>
                {t('daysRemove')}
              </Button>
            </Flex>
          ),
        },
      ]}
    />
  )
}

function takenOf({ isWholeHall, pavilions }: Days): string {
  if (isWholeHall) return t('wholeHall')
  return pavilions.length === 0 ? '-' : pavilions.join('; ')
}
