import { operate } from '@zhzz/contract/operate/calls.ts'
import type { NamedKind } from '@zhzz/contract/operate/names.ts'
import { Button, Drawer, Flex, Segmented, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { CompanyName, RecordName } from '#names/OtherName.tsx'
import type { Lacks, OnceNamed } from '#names/onceNamed.ts'
import { t } from '#words.ts'

/** Companies, series or halls that have a name in one language alone, the most seen first. */
export function NamedOnce({ kind }: { kind: NamedKind }) {
  const [lacks, setLacks] = useState<Lacks>('en')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<OnceNamed | null>(null)
  const read = useRead(operate.namedOnce, { kind, lacks, page }, { staleTime: 0, keepLast: true })
  const close = () => setOpen(null)
  return (
    <Flex vertical gap={12} align="stretch">
      <Segmented<Lacks>
        aria-label={t('kind')}
        style={{ alignSelf: 'flex-start' }}
        value={lacks}
        onChange={(chosen) => {
          setLacks(chosen)
          setPage(1)
        }}
        options={[
          { value: 'en', label: t('lacks-en') },
          { value: 'zh', label: t('lacks-zh') },
        ]}
      />
      <Loaded read={read}>
        {({ list, isMore }) => (
          <>
            <List kind={kind} list={list} onOpen={setOpen} />
            {(page > 1 || isMore) && (
              <Flex gap={8}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('pageBefore')}
                </Button>
                <Button disabled={!isMore} onClick={() => setPage(page + 1)}>
                  {t('pageNext')}
                </Button>
              </Flex>
            )}
          </>
        )}
      </Loaded>
      <Drawer open={open !== null} size="large" destroyOnHidden title={open?.name} onClose={close}>
        {open !== null && kind === 'company' && <CompanyName row={open} lacks={lacks} onEnd={close} />}
        {open !== null && kind !== 'company' && (
          <RecordName kind={kind} row={open} lacks={lacks} onEnd={close} />
        )}
      </Drawer>
    </Flex>
  )
}

function List({
  kind,
  list,
  onOpen,
}: {
  kind: NamedKind
  list: OnceNamed[]
  onOpen: (row: OnceNamed) => void
}) {
  return (
    <Table<OnceNamed>
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={list}
      locale={{ emptyText: t('allNamed') }}
      columns={[
        { title: t('nameWord'), dataIndex: 'name' },
        { title: t('missing-en'), render: (_, { englishName }) => englishName ?? '-' },
        { title: t(`seen-${kind}`), width: 110, align: 'right', dataIndex: 'seen' },
        { title: t('latestFair'), width: 130, render: (_, { latest }) => latest ?? '-' },
        {
          title: t('actions'),
          width: 110,
          render: (_, row) => (
            <Button size="small" aria-label={`${t('nameIt')} ${row.name}`} onClick={() => onOpen(row)}>
              {t('nameIt')}
            </Button>
          ),
        },
      ]}
    />
  )
}
