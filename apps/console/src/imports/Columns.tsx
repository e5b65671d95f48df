import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Flex, Select, Tag, Typography } from 'antd'
import { t } from '#words.ts'

type Outcome = Output<typeof operate.importTask>['outcome']
type Map = Readonly<Record<string, string | null>>
type Shown = {
  columns: NonNullable<Outcome['columns']>
  fields: NonNullable<Outcome['fields']>
  map: Map
  onMap: (map: Record<string, string | null>) => void
}

/** Which column is read as what; of those that are not read the operator may say it. */
export function Columns({ columns: { read, unread }, fields, map, onMap }: Shown) {
  const options = fields.map(({ field, header }) => ({ value: field, label: `${header} (${field})` }))
  const headerOf = (field: string) => fields.find((each) => each.field === field)?.header ?? field
  const set = (column: string, field: string | undefined) => {
    const { [column]: _, ...rest } = map
    onMap(field === undefined ? rest : { ...rest, [column]: field })
  }
  return (
    <section>
      <Typography.Text strong>{t('columnsRead')}</Typography.Text>
      <Flex gap={6} wrap style={{ margin: '6px 0 12px' }}>
        {read.map(({ column, field }) => (
          <Tag key={column}>
            {column} → {headerOf(field)}
          </Tag>
        ))}
      </Flex>
      {unread.length > 0 && (
        <>
          <Typography.Text strong>{t('columnsUnread')}</Typography.Text>{' '}
          <Typography.Text type="secondary">{t('columnsUnreadAbout')}</Typography.Text>
          <Flex gap={12} wrap style={{ margin: '6px 0 12px' }}>
            {unread.map((column) => (
              <Flex key={column} gap={6} align="center">
                <Tag color="orange">{column}</Tag>
                <Select
                  aria-label={column}
                  allowClear
                  showSearch={{ optionFilterProp: 'label' }}
                  size="small"
                  style={{ width: 200 }}
                  value={map[column] ?? undefined}
                  onChange={(field: string | undefined) => set(column, field)}
                  options={options}
                />
              </Flex>
            ))}
          </Flex>
        </>
      )}
    </section>
  )
}
