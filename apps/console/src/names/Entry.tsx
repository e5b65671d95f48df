import { locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Descriptions, Flex, Table, Typography } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import type { EntryRead } from '#names/entryRead.ts'
import { History } from '#names/History.tsx'
import { NameForm } from '#names/NameForm.tsx'
import { t } from '#words.ts'

/** One entry: its names beside those the product brings, where they show, the form, and what was put right before. */
export function Entry({ type, code }: { type: string; code: string }) {
  const read = useRead(operate.dictionaryEntry, { type, code }, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {(entry) => (
        <Flex vertical gap={16}>
          <Names entry={entry} />
          <Changed entry={entry} />
          <Descriptions
            column={1}
            items={[{ key: 'shown', label: t('shownIn'), children: shownText(entry.shown) }]}
          />
          {entry.brought === null ? (
            <Alert type="warning" message={t('broughtNoMore')} />
          ) : (
            <NameForm
              key={entry.history.length}
              type={type}
              code={code}
              entry={entry}
              brought={entry.brought}
            />
          )}
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {t('nameHistory')}
          </Typography.Title>
          <History history={entry.history} />
        </Flex>
      )}
    </Loaded>
  )
}

function shownText(shown: EntryRead['shown']): string {
  const isCounted = Object.values(shown).some((count) => count > 0)
  return isCounted ? t('shownInNumbers', shown) : t('shownInLabels')
}

function Names({ entry: { names, brought } }: { entry: EntryRead }) {
  return (
    <Table
      rowKey="locale"
      size="small"
      pagination={false}
      dataSource={locales.map((locale) => ({ locale }))}
      columns={[
        { title: t('languageWord'), width: 180, render: (_, { locale }) => t(`language-${locale}`) },
        { title: t('nameStands'), render: (_, { locale }) => names[locale] },
        { title: t('nameBrought'), render: (_, { locale }) => brought?.[locale] ?? '-' },
      ]}
    />
  )
}

/** What the product calls otherwise than it did when the name that holds was put right. */
function Changed({ entry: { brought, history } }: { entry: EntryRead }) {
  const holding = history.find(({ holds }) => holds)
  if (holding === undefined || brought === null) return null
  const changed = locales.filter(
    (locale) => holding.names[locale] !== '' && holding.brought[locale] !== brought[locale],
  )
  return changed.map((locale) => (
    <Alert
      key={locale}
      type="info"
      message={t('broughtChanged', { before: holding.brought[locale], after: brought[locale] })}
    />
  ))
}
