import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Flex, Input, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Entries } from '#correct/exhibition/Entries.tsx'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Edition = Output<typeof operate.editionsNamed>['list'][number]
type Opened = { edition: Edition; part: 'edition' | 'series' | 'entries' }

const parts = ['edition', 'series', 'entries'] as const

/** Editions by their names; of each its facts, those of its series, and its exhibitors. */
export function Editions() {
  const [words, setWords] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Flex vertical gap={12}>
      <Input.Search
        aria-label={t('searchEdition')}
        placeholder={t('searchEditionHint')}
        maxLength={100}
        style={{ maxWidth: 640 }}
        onSearch={(typed) => setWords(typed.trim())}
      />
      {words !== '' && <Found words={words} onOpen={setOpened} />}
      <Drawer
        open={opened !== null}
        size={1080}
        destroyOnHidden
        title={opened && `${t(`part-${opened.part}`)}: ${nameOf(opened)}`}
        onClose={() => setOpened(null)}
      >
        {opened?.part === 'entries' && <Entries editionId={opened.edition.id} />}
        {opened?.part === 'edition' && <PutFacts kind="edition" id={opened.edition.id} />}
        {opened?.part === 'series' && <PutFacts kind="series" id={opened.edition.series.id} />}
      </Drawer>
    </Flex>
  )
}

function nameOf({ edition, part }: Opened): string {
  return part === 'series' ? edition.series.name : edition.name
}

function Found({ words, onOpen }: { words: string; onOpen: (opened: Opened) => void }) {
  const read = useRead(operate.editionsNamed, { words }, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {({ list }) => (
        <Table<Edition>
          rowKey="id"
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={list}
          locale={{ emptyText: t('foundNone') }}
          columns={[
            { title: t('part-edition'), dataIndex: 'name' },
            { title: t('put-dates'), render: (_, { startDate, endDate }) => `${startDate} – ${endDate}` },
            { title: t('put-hall'), render: (_, { hall }) => hall ?? '-' },
            { title: t('part-entries'), align: 'right', dataIndex: 'entries' },
            {
              title: '',
              render: (_, edition) => (
                <Flex gap={8}>
                  {parts.map((part) => (
                    <Button key={part} size="small" onClick={() => onOpen({ edition, part })}>
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
