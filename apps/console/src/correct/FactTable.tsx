import { Input, Table } from 'antd'
import type { ReactNode } from 'react'
import { t } from '#words.ts'

type Fact<Field extends string> = { field: Field; value: string | null; source: string; asOf: string | null }

type FactTableProps<Field extends string> = {
  facts: readonly Fact<Field>[]
  name: (field: Field) => string
  shown?: (field: Field, value: string) => string
  /** What is to be written, instead of a line of text. */
  cell: (field: Field) => ReactNode
}

/** Every fact of a record with who said it, and what is right in its place. */
export function FactTable<Field extends string>({ facts, name, shown, cell }: FactTableProps<Field>) {
  const textOf = ({ field, value }: Fact<Field>) => (value === null ? '-' : (shown?.(field, value) ?? value))
  return (
    <Table<Fact<Field>>
      rowKey="field"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={facts}
      columns={[
        { title: '', width: 160, render: (_, { field }) => name(field) },
        { title: t('stands'), width: 320, render: (_, fact) => textOf(fact) },
        {
          title: t('saidBy'),
          width: 180,
          render: (_, { value, source, asOf }) =>
            value === null ? '' : [source, asOf].filter((part) => part !== null).join(' · '),
        },
        { title: t('correctTo'), width: 320, render: (_, { field }) => cell(field) },
      ]}
    />
  )
}

type TextCellProps = { name: string; isLong: boolean; value: string; onWrite: (text: string) => void }

/** A text that is right, of one line or of several. */
export function TextCell({ name, isLong, value, onWrite }: TextCellProps) {
  const shared = { 'aria-label': `${t('correctTo')}: ${name}`, value, maxLength: 20_000 }
  return isLong ? (
    <Input.TextArea {...shared} rows={3} onChange={({ target }) => onWrite(target.value)} />
  ) : (
    <Input {...shared} onChange={({ target }) => onWrite(target.value)} />
  )
}
