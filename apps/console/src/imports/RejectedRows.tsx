import type { Input } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Flex, Table, Typography } from 'antd'
import { useState } from 'react'
import { client, useRead } from '#api.ts'
import { explain } from '#explain.ts'
import { saidWords } from '#imports/saidWords.ts'
import { saveText } from '#imports/saveText.ts'
import { type Key, t } from '#words.ts'

type Of = Input<typeof operate.rejectedRows>

/** Rows that were rejected, or that an undo left, as a table and as a file; read when asked for, since reading is logged. */
export function RejectedRows({ title, of }: { title: Key; of: Of }) {
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching } = useRead(operate.rejectedRows, of, { enabled: isAsked })
  return (
    <section style={{ marginTop: 16 }}>
      <Flex gap={8} align="center">
        <Typography.Text strong>{t(title)}</Typography.Text>
        <Button size="small" loading={isFetching} onClick={() => setAsked(true)}>
          {t('showRows')}
        </Button>
        <Download title={title} of={of} />
      </Flex>
      {error !== null && <Alert type="info" showIcon title={t('rowsGone')} style={{ marginTop: 8 }} />}
      {data !== undefined && (
        <Table<readonly string[]>
          size="small"
          rowKey={(row) => row.join('\u001f')}
          style={{ marginTop: 8 }}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          dataSource={data.rows}
          columns={data.header.map((cell, at) => ({
            key: `${at}`,
            title: headed(cell),
            render: (_, row) => (cell === 'reason' ? saidWords(row[at] ?? '') : row[at]),
          }))}
          footer={data.isMore ? () => t('onlyFirst', { n: data.rows.length }) : undefined}
        />
      )}
    </section>
  )
}

/** The two columns that are ours; all others are the file's. */
function headed(cell: string): string {
  if (cell === 'line') return t('lines')
  return cell === 'reason' ? t('reason') : cell
}

function Download({ title, of }: { title: Key; of: Of }) {
  const { message } = App.useApp()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { csv, isMore } = await client.send(operate.rejectedFile, of)
      saveText(`${t(title)}-${of.of}-${of.number}.csv`, csv)
      if (isMore) void message.info(t('onlyFirstInFile', { n: csv.split('\n').length - 2 }))
    } catch (error) {
      explain(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="small" loading={isPending} onClick={() => void save()}>
      {t('download')}
    </Button>
  )
}
