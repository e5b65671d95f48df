import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Flex, Input, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Hall = Output<typeof operate.hallsNamed>['list'][number]

/** Halls by their names, and what stands of each. */
export function Halls() {
  const [words, setWords] = useState('')
  const [hall, setHall] = useState<Hall | null>(null)
  return (
    <Flex vertical gap={12}>
      <Input.Search
        aria-label={t('searchHall')}
        maxLength={100}
        style={{ maxWidth: 640 }}
        onSearch={(typed) => setWords(typed.trim())}
      />
      {words !== '' && <Found words={words} onOpen={setHall} />}
      <Drawer
        open={hall !== null}
        size={1080}
        destroyOnHidden
        title={hall?.name}
        onClose={() => setHall(null)}
      >
        {hall !== null && <PutFacts kind="hall" id={hall.id} />}
      </Drawer>
    </Flex>
  )
}

function Found({ words, onOpen }: { words: string; onOpen: (hall: Hall) => void }) {
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
                <Button size="small" onClick={() => onOpen(hall)}>
                  {t('correctOpen')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  )
}
