import { Card, Tabs } from 'antd'
import { Dictionaries } from '#names/Dictionaries.tsx'
import { NamedOnce } from '#names/NamedOnce.tsx'
import { t } from '#words.ts'

const kinds = ['company', 'series', 'hall'] as const

/** 词典与双语名称: names of dictionary entries, and of companies, fair series and halls that have one in one language alone. */
export function NamesPage() {
  return (
    <Card title={t('namesTitle')}>
      <Tabs
        destroyOnHidden
        items={[
          { key: 'dictionaries', label: t('names-dictionaries'), children: <Dictionaries /> },
          ...kinds.map((kind) => ({
            key: kind,
            label: t(`named-${kind}`),
            children: <NamedOnce kind={kind} />,
          })),
        ]}
      />
    </Card>
  )
}
