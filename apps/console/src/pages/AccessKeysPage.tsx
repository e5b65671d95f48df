import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Card, Popconfirm, Table, Typography } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Row = Output<typeof operate.accessKeys>['list'][number]

/** 访问密钥 of everybody, those used last first, and the way to end one. */
export function AccessKeysPage() {
  const read = useRead(operate.accessKeys, {})
  return (
    <Card title={t('accessKeys')}>
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="id"
            dataSource={list}
            pagination={false}
            columns={[
              {
                title: t('name'),
                render: (_, { name, shown }) => (
                  <>
                    {name} <Typography.Text code>{shown}…</Typography.Text>
                  </>
                ),
              },
              {
                title: t('keyOwner'),
                render: (_, { tenant, person, phoneMask }) => `${tenant} · ${person} ${phoneMask}`.trim(),
              },
              { title: t('keyOpens'), render: (_, row) => opensOf(row) },
              { title: t('keyExpires'), render: (_, { expiresAt }) => timeOf(expiresAt) },
              { title: t('lastUse'), render: (_, row) => usedOf(row) },
              { title: t('actions'), render: (_, { id }) => <End id={id} /> },
            ]}
          />
        )}
      </Loaded>
      {read.data?.isMore === true && <p>{t('isMore', { n: read.data.list.length })}</p>}
    </Card>
  )
}

function End({ id }: { id: string }) {
  const ending = useWrite(operate.revokeAccessKey, { outdates: [operate.accessKeys] })
  return (
    <Popconfirm title={t('keyEndAsk')} onConfirm={() => void ending.send({ id })}>
      <Button size="small" danger loading={ending.isPending}>
        {t('keyEnd')}
      </Button>
    </Popconfirm>
  )
}

function opensOf({ level, domains, calls }: Row): string {
  const of = [...domains, ...calls]
  return [t(level === 'read' ? 'keyRead' : 'keyWrite'), of.length === 0 ? t('keyAll') : of.join(', ')].join(
    ' · ',
  )
}

function usedOf({ usedAt, usedCall, usedNetwork }: Row): string {
  return usedAt === null ? t('never') : [timeOf(usedAt), usedCall, usedNetwork].join(' · ')
}
