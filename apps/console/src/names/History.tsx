import { locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Popconfirm, Table, Tag } from 'antd'
import { useWrite } from '#api.ts'
import type { EntryRead } from '#names/entryRead.ts'
import { t, timeOf } from '#words.ts'

type Said = EntryRead['history'][number]

/** What was put right of an entry, the newest first; the one that holds can be taken back. */
export function History({ history }: { history: Said[] }) {
  const { message } = App.useApp()
  const undoing = useWrite(operate.takeNameBack, {
    outdates: [operate.dictionaries, operate.dictionaryEntries, operate.dictionaryEntry],
    onDone: () => void message.success(t('done')),
    onFailure: { conflict: () => void message.warning(t('nameChanged')) },
  })
  return (
    <Table<Said>
      rowKey="id"
      size="small"
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      dataSource={history}
      locale={{ emptyText: t('noHistory') }}
      columns={[
        {
          title: t('nameRight'),
          render: (_, { names }) =>
            locales
              .filter((locale) => names[locale] !== '')
              .map((locale) => (
                <div key={locale}>
                  {t(`language-${locale}`)}: {names[locale]}
                </div>
              )),
        },
        {
          title: t('correctSource'),
          render: (_, { source, reason }) => (
            <>
              <div>{source}</div>
              <div>{reason}</div>
            </>
          ),
        },
        {
          title: t('changedBy'),
          width: 170,
          render: (_, { setBy, setAt }) => t('setByWhomAt', { by: setBy, at: timeOf(setAt) }),
        },
        {
          title: t('state'),
          width: 170,
          render: (_, { holds, undoneBy, undoneAt }) => {
            if (holds) return <Tag color="green">{t('nameHolds')}</Tag>
            if (undoneBy === null || undoneAt === null) return t('nameReplaced')
            return t('nameUndone', { by: undoneBy, at: timeOf(undoneAt) })
          },
        },
        {
          title: '',
          width: 90,
          render: (_, { id, holds }) =>
            holds && (
              <Popconfirm
                title={t('takeNameBack')}
                description={t('takeNameBackAsk')}
                onConfirm={() => void undoing.send({ id })}
              >
                <Button size="small">{t('takeNameBack')}</Button>
              </Popconfirm>
            ),
        },
      ]}
    />
  )
}
