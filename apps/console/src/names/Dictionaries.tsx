import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Flex, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Entries } from '#names/Entries.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.dictionaries>['list'][number]

/** Every dictionary with what it lacks; one of them is opened. */
export function Dictionaries() {
  const [type, setType] = useState<string | null>(null)
  if (type !== null)
    return (
      <Flex vertical gap={12} align="stretch">
        <Flex gap={12} align="center">
          <Button onClick={() => setType(null)}>{t('backToDictionaries')}</Button>
          <strong>{wordOf('dictionary', type)}</strong>
        </Flex>
        <Entries type={type} />
      </Flex>
    )
  return (
    <>
      <p>{t('namesTell')}</p>
      <List onOpen={setType} />
    </>
  )
}

function List({ onOpen }: { onOpen: (type: string) => void }) {
  const read = useRead(operate.dictionaries, {}, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {({ list }) => (
        <Table<Row>
          rowKey="type"
          size="small"
          pagination={false}
          dataSource={list}
          locale={{ emptyText: t('noEntries') }}
          columns={[
            {
              title: t('dictionaryWord'),
              render: (_, { type }) => (
                <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onOpen(type)}>
                  {wordOf('dictionary', type)}
                </Button>
              ),
            },
            { title: t('codeWord'), dataIndex: 'type' },
            { title: t('entriesWord'), align: 'right', dataIndex: 'entries' },
            { title: t('withoutEnglish'), align: 'right', dataIndex: 'withoutEnglish' },
            { title: t('putRightWord'), align: 'right', dataIndex: 'putRight' },
          ]}
        />
      )}
    </Loaded>
  )
}
