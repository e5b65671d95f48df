import { Table, Tag } from 'antd'
import { type Facts, percentOf } from '#health/facts.ts'
import { t, wordOf } from '#words.ts'

type Module = Facts['modules'][number]

/** The sub-pages of 企业详情: how many records, and which fields they mostly lack. */
export function Modules({ modules }: { modules: readonly Module[] }) {
  return (
    <Table<Module>
      size="small"
      rowKey="module"
      dataSource={modules}
      pagination={false}
      columns={[
        { title: t('modules'), width: 180, render: (_, { module }) => wordOf('module', module) },
        {
          title: t('rows'),
          width: 160,
          render: (_, { rows, isEstimated }) => (
            <>
              {rows.toLocaleString('en')}{' '}
              {isEstimated && <Tag title={t('estimatedAbout')}>{t('estimated')}</Tag>}
            </>
          ),
        },
        {
          title: t('coverage'),
          width: 110,
          render: (_, { rows, share }) => (rows === 0 ? '-' : percentOf(share)),
        },
        {
          title: t('emptiest'),
          render: (_, { rows, emptiest }) =>
            rows === 0
              ? '-'
              : emptiest
                  .map(({ column, share }) => `${wordOf('column', column)} ${percentOf(share)}`)
                  .join('; '),
        },
      ]}
    />
  )
}
