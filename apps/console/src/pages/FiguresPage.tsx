import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Card, Empty, Flex, Table, Typography } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, wordOf } from '#words.ts'

type Figure = Output<typeof operate.figures>['list'][number]

export function FiguresPage() {
  const read = useRead(operate.figures, {})
  const { data } = read
  return (
    <Flex vertical gap={16}>
      <Card title={t('figures')}>
        <p>{t('figuresTell')}</p>
        <Loaded read={read}>
          {({ list }) => list.length === 0 && <Empty description={t('noFigures')} />}
        </Loaded>
      </Card>
      {data?.list.map((figure) => (
        <Shown key={`${figure.file} ${figure.head.join()}`} figure={figure} />
      ))}
    </Flex>
  )
}

function Shown({ figure: { area, file, title, command, day, head, rows } }: { figure: Figure }) {
  return (
    <Card title={`${wordOf('area', area)} · ${title}`}>
      <p>{t('measuredOn', { file, day })}</p>
      <Typography.Paragraph>
        <code>{command}</code>
      </Typography.Paragraph>
      <Table<string[]>
        rowKey={(row) => row.join()}
        size="small"
        pagination={false}
        dataSource={rows}
        columns={head.map((name, at) => ({
          // A table that names no first column has its rows by what stands there.
          title: name || title,
          key: String(at),
          render: (_, row) => row[at] ?? '',
        }))}
      />
    </Card>
  )
}
