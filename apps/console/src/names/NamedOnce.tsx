import { operate } from '@zhzz/contract/operate/calls.ts'
import type { NamedKind } from '@zhzz/contract/operate/names.ts'
import type { Lacks } from '@zhzz/contract/operate/otherName.ts'
import { App, Button, Drawer, Flex, Segmented, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { CompanyName, RecordName } from '#names/OtherName.tsx'
import type { OnceNamed } from '#names/onceNamed.ts'
import { PasteNames } from '#names/PasteNames.tsx'
import { t } from '#words.ts'

/** Companies, series or halls that have a name in one language alone, the most seen first. */
export function NamedOnce({ kind }: { kind: NamedKind }) {
  const [lacks, setLacks] = useState<Lacks>('en')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<OnceNamed | null>(null)
  const [isPasting, setPasting] = useState(false)
  const read = useRead(operate.namedOnce, { kind, lacks, page }, { staleTime: 0, keepLast: true })
  const close = () => setOpen(null)
  return (
    <Flex vertical gap={12} align="stretch">
      <Flex gap={12} wrap justify="space-between">
        <Segmented<Lacks>
          aria-label={t('kind')}
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
        <Flex gap={8}>
          <CopyNames list={read.data?.list ?? []} />
          <Button onClick={() => setPasting(true)}>{t('pasteNames')}</Button>
        </Flex>
      </Flex>
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
      <Drawer
        open={isPasting}
        size={860}
        destroyOnHidden
        title={t('pasteNames')}
        onClose={() => setPasting(false)}
      >
        <PasteNames kind={kind} lacks={lacks} />
      </Drawer>
    </Flex>
  )
}

/** The names of the page for a spreadsheet, in which the other column is filled. */
function CopyNames({ list }: { list: readonly OnceNamed[] }) {
  const { message } = App.useApp()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(list.map(({ name }) => name).join('\n'))
      void message.success(t('namesCopied', { n: list.length }))
    } catch {
      // Without TLS there is no clipboard.
      void message.warning(t('copyRefused'))
    }
  }
  return (
    <Button disabled={list.length === 0} onClick={() => void copy()}>
      {t('copyNames')}
    </Button>
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
