import { Card, Segmented } from 'antd'
import { useState } from 'react'
import { Joins } from '#duplicates/Joins.tsx'
import { Pairs } from '#duplicates/Pairs.tsx'
import { TwoByHand } from '#duplicates/TwoByHand.tsx'
import { t } from '#words.ts'

const parts = { pairs: Pairs, byHand: TwoByHand, joins: Joins } as const
type Part = keyof typeof parts

export function DuplicatesPage() {
  const [part, setPart] = useState<Part>('pairs')
  const Shown = parts[part]
  return (
    <Card
      title={t('duplicates')}
      extra={
        <Segmented<Part>
          value={part}
          onChange={setPart}
          options={(['pairs', 'byHand', 'joins'] as const).map((value) => ({
            value,
            label: t(`duplicates-${value}`),
          }))}
        />
      }
    >
      <Shown />
    </Card>
  )
}
