import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Typography } from 'antd'
import { type Key, t } from '#words.ts'

type Preview = NonNullable<Output<typeof operate.importTask>['outcome']['preview']>

/** Some rows that would be new or change, with what was and what would be. */
export function Examples({ title, examples }: { title: Key; examples: Preview['examplesMade'] }) {
  if (examples.length === 0) return null
  return (
    <section style={{ marginTop: 12 }}>
      <Typography.Text strong>{t(title)}</Typography.Text>
      <ul style={{ margin: '4px 0', paddingInlineStart: 20 }}>
        {examples.map(({ name, changes }) => (
          <li key={name}>
            {name ?? '-'}
            {changes.map(({ column, before, after }) => (
              <div key={column}>
                <Typography.Text type="secondary">{column}</Typography.Text>: {clipped(before)} →{' '}
                {clipped(after)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function clipped(value: string | null): string {
  if (value === null) return '-'
  return value.length > 80 ? `${value.slice(0, 80)}…` : value
}
