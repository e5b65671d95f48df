import type { PrintedName } from '@zhzz/contract/operate/match.ts'
import { Descriptions, Typography } from 'antd'
import { t } from '#words.ts'

/** What the lists print of an exhibitor. */
export function Printed({ name }: { name: PrintedName }) {
  const facts = [
    ['englishName', name.englishName],
    ['place', [name.place, name.country].filter((part) => part !== null).join(' · ')],
    ['website', name.website],
    ['products', name.products.join('；')],
    ['introduction', name.introduction === null ? null : name.introduction.slice(0, 160)],
  ] as const
  return (
    <section aria-label={t('printedAs')}>
      <Typography.Title level={2} style={{ fontSize: 24, marginTop: 0 }} aria-live="polite">
        {name.name}
      </Typography.Title>
      <Descriptions
        column={1}
        size="small"
        styles={{ label: { color: '#4b5563' } }}
        items={[
          {
            key: 'entries',
            label: t('entriesOf', { n: name.entryCount }),
            children: name.entries
              .map(({ exhibition, booth, printed }) =>
                [
                  exhibition,
                  booth === '' ? null : t('boothOf', { booth }),
                  printed === name.name ? null : `「${printed}」`,
                ]
                  .filter((part) => part !== null)
                  .join(' · '),
              )
              .join('；'),
          },
          ...facts.flatMap(([key, value]) =>
            value === null || value === '' ? [] : [{ key, label: t(key), children: value }],
          ),
        ]}
      />
    </section>
  )
}
