import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Flex, Input, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { HallDays } from '#correct/exhibition/HallDays.tsx'
import { Pavilions } from '#correct/exhibition/Pavilions.tsx'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Hall = Output<typeof operate.hallsNamed>['list'][number]
type Opened = { hall: Hall; part: (typeof parts)[number] }

const parts = ['hall', 'pavilions', 'days'] as const

/** Halls by their names; of each its facts, its pavilions, and who has which of them when. */
export function Halls() {
  const [words, setWords] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Flex vertical gap={12}>
      <Input.Search
        aria-label={t('searchHall')}
        maxLength={100}
        style={{ maxWidth: 640 }}
        onSearch={(typed) => setWords(typed.trim())}
      />
      {words !== '' && <Found words={words} onOpen={setOpened} />}
      <Drawer
        open={opened !== null}
        size={1080}
        destroyOnHidden
        title={opened && `${t(`part-${opened.part}`)}: ${opened.hall.name}`}
        onClose={() => setOpened(null)}
      >
        {opened?.part === 'hall' && <PutFacts kind="hall" id={opened.hall.id} />}
        {opened?.part === 'pavilions' && <Pavilions hallId={opened.hall.id} />}
        {opened?.part === 'days' && <HallDays hallId={opened.hall.id} />}
      </Drawer>
    </Flex>
  )
}

function Found({ words, onOpen }: { words: string; onOpen: (opened: Opened) => void }) {
  const read = useRead(operate.hallsNamed, { words }, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {({ list }) => (
        <Table<Hall>
          rowKey="id"
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={list}
          locale={{ emptyText: t('foundNone') }}
          columns={[
            { title: t('put-hall'), dataIndex: 'name' },
            { title: t('put-region'), render: (_, { region }) => region ?? '-' },
            { title: t('part-edition'), align: 'right', dataIndex: 'editions' },
            {
              title: '',
              render: (_, hall) => (
                <Flex gap={8}>
                  {parts.map((part) => (
                    <Button key={part} size="small" onClick={() => onOpen({ hall, part })}>
                      {t(`part-${part}`)}
                    </Button>
                  ))}
                </Flex>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  )
}
