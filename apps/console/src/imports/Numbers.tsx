import { Flex, Statistic } from 'antd'
import { type Key, t } from '#words.ts'

/** Counts beside each other, each under its word. */
export function Numbers({ of }: { of: readonly (readonly [Key, number])[] }) {
  return (
    <Flex gap={32} wrap style={{ margin: '8px 0 16px' }}>
      {of.map(([key, count]) => (
        <Statistic key={key} title={t(key)} value={count} styles={{ content: { fontSize: 20 } }} />
      ))}
    </Flex>
  )
}
