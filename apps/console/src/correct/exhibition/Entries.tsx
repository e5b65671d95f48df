import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Flex, Input, Table, Tag } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { AddEntry } from '#correct/exhibition/AddEntry.tsx'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { TakeOff } from '#correct/exhibition/TakeOff.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Entry = Output<typeof operate.entriesNamed>['list'][number]
type Opened = { entry: Entry; to: 'correct' | 'remove' } | { entry: null; to: 'add' }

/** The list of an edition: an entry of it put right or taken off, or one added. */
export function Entries({ editionId }: { editionId: string }) {
  const [words, setWords] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const read = useRead(operate.entriesNamed, { editionId, words }, { staleTime: 0 })
  const close = () => setOpened(null)
  return (
    <Flex vertical gap={12}>
      <Flex gap={8}>
        <Input.Search
          aria-label={t('searchEntry')}
          placeholder={t('searchEntryHint')}
          maxLength={100}
          onSearch={(typed) => setWords(typed.trim())}
        />
        <Button onClick={() => setOpened({ entry: null, to: 'add' })}>{t('entryAdd')}</Button>
      </Flex>
      <Loaded read={read}>{({ list }) => <List entries={list} onOpen={setOpened} />}</Loaded>
      <Drawer
        open={opened !== null}
        size="large"
        destroyOnHidden
        title={opened?.entry?.listedName ?? t('entryAdd')}
        onClose={close}
      >
        {opened?.to === 'correct' && <PutFacts kind="entry" id={opened.entry.id} />}
        {opened?.to === 'remove' && <TakeOff of="entry" id={opened.entry.id} onEnd={close} />}
        {opened?.to === 'add' && <AddEntry editionId={editionId} onEnd={close} />}
      </Drawer>
    </Flex>
  )
}

function List({ entries, onOpen }: { entries: readonly Entry[]; onOpen: (opened: Opened) => void }) {
  return (
    <Table<Entry>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={entries}
      locale={{ emptyText: t('foundNone') }}
      columns={[
        {
          title: t('put-listedName'),
          render: (_, { listedName, isRemoved }) => (
            <>
              {listedName} {isRemoved && <Tag>{t('entryRemoved')}</Tag>}
            </>
          ),
        },
        { title: t('put-booths'), dataIndex: 'booths' },
        { title: t('put-company'), render: (_, { company }) => company ?? '-' },
        {
          title: '',
          render: (_, entry) => (
            <Flex gap={8}>
              <Button size="small" onClick={() => onOpen({ entry, to: 'correct' })}>
                {t('correctOpen')}
              </Button>
              {!entry.isRemoved && (
                <Button size="small" danger onClick={() => onOpen({ entry, to: 'remove' })}>
                  {t('entryRemove')}
                </Button>
              )}
            </Flex>
          ),
        },
      ]}
    />
  )
}
