import { applicationGroups } from '@zhzz/contract/application/choices.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Card, Drawer, Flex, Segmented, Table, Tag } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Edit, type Row } from '#catalogue/Edit.tsx'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Group = (typeof applicationGroups)[number]

/** 应用目录: the applications of a group in their order, each with its switch, names and page. */
export function CataloguePage() {
  const [group, setGroup] = useState<Group>('sales')
  const [open, setOpen] = useState<string | null>(null)
  const read = useRead(operate.applicationCatalogue, {}, { staleTime: 0 })
  const row = read.data?.list.find(({ code }) => code === open)
  return (
    <Card title={t('catalogue')}>
      <p>{t('catalogueTell')}</p>
      <Segmented<Group>
        aria-label={t('kind')}
        value={group}
        onChange={setGroup}
        style={{ marginBottom: 16 }}
        options={applicationGroups.map((value) => ({ value, label: wordOf('group', value) }))}
      />
      <Loaded read={read}>
        {({ list }) => (
          <Rows group={group} list={list.filter((each) => each.group === group)} onOpen={setOpen} />
        )}
      </Loaded>
      <Drawer
        open={row !== undefined}
        onClose={() => setOpen(null)}
        size={640}
        destroyOnHidden
        title={row === undefined ? '' : nameOf(row)}
      >
        {row !== undefined && <Edit row={row} onEnd={() => setOpen(null)} />}
      </Drawer>
    </Card>
  )
}

function nameOf({ texts, usual }: Row): string {
  return texts['zh-Hans'].name || usual.texts['zh-Hans'].name
}

type Shown = { group: Group; list: Row[]; onOpen: (code: string) => void }

function Rows({ group, list, onOpen }: Shown) {
  const { message } = App.useApp()
  const ordering = useWrite(operate.orderApplications, {
    outdates: [operate.applicationCatalogue],
    onFailure: { conflict: () => void message.warning(t('orderChanged')) },
  })
  const earlier = (at: number) => {
    const codes = list.map(({ code }) => code)
    const [moved] = codes.splice(at, 1)
    if (moved !== undefined) codes.splice(at - 1, 0, moved)
    void ordering.send({ group, codes })
  }
  return (
    <Table<Row>
      rowKey="code"
      size="middle"
      dataSource={list}
      pagination={false}
      columns={[
        { title: t('applicationName'), width: 150, render: (_, row) => nameOf(row) },
        {
          title: t('applicationSummary'),
          ellipsis: true,
          render: (_, { texts, usual }) => texts['zh-Hans'].summary || usual.texts['zh-Hans'].summary,
        },
        {
          title: t('opensPage'),
          ellipsis: true,
          render: (_, { pagePath, usual }) => pagePath ?? usual.pagePath,
        },
        {
          title: t('state'),
          width: 90,
          render: (_, { isShown }) =>
            isShown ? <Tag color="green">{t('shownYes')}</Tag> : <Tag color="red">{t('shownNo')}</Tag>,
        },
        {
          title: t('changedBy'),
          width: 170,
          render: (_, { setBy, setAt }) =>
            setBy === null || setAt === null
              ? t('asBrought')
              : t('setByWhomAt', { by: setBy, at: timeOf(setAt) }),
        },
        {
          title: t('actions'),
          width: 150,
          render: (_, row, at) => (
            <Flex gap={8}>
              <Button
                size="small"
                disabled={at === 0 || ordering.isPending}
                onClick={() => earlier(at)}
                aria-label={`${t('earlier')} ${nameOf(row)}`}
              >
                {t('earlier')}
              </Button>
              <Button
                size="small"
                onClick={() => onOpen(row.code)}
                aria-label={`${t('edit')} ${nameOf(row)}`}
              >
                {t('edit')}
              </Button>
            </Flex>
          ),
        },
      ]}
    />
  )
}
