import type { CallStatistics } from '@zhzz/contract/call/statistics.ts'
import { callResultText } from '#call/results.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import { formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import styles from '#pages/outCall/Counted.module.css'
import { Numbers } from '#pages/outCall/Numbers.tsx'
import { Card, Cards } from '#ui/Card.tsx'

/** The numbers, and bars of what they are made of: each row of a chart says its number too. */
export function Counted({ counted, params }: { counted: CallStatistics; params: Address }) {
  const charts = [
    {
      title: t('call.byDay'),
      rows: counted.days.slice(0, 31).map((one) => ({ label: formatShortDay(one.day), ...shown(one) })),
    },
    {
      title: t('call.byResult'),
      rows: counted.results.map(({ result, calls }) => ({ label: callResultText(result), count: calls })),
    },
    {
      title: t('call.byHour'),
      rows: counted.hours.map((one) => ({ label: `${one.hour}:00`, ...shown(one) })),
    },
    {
      title: t('call.byMember'),
      rows: named(counted.members),
    },
    { title: t('call.byEdition'), rows: named(counted.editions) },
  ]
  return (
    <>
      <Cards>
        <Numbers counted={counted} params={params} />
        {charts
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <Card key={title} title={title}>
              <BarTable caption={title} rows={rows} />
            </Card>
          ))}
      </Cards>
      <p className={styles.how}>{t('call.self')}</p>
    </>
  )
}

type Group = { calls: number; answered: number }

function shown({ calls, answered }: Group) {
  return { count: calls, text: t('call.ofCalls', { n: calls, m: answered }) }
}

/** Of two of one name, each with its place. */
function named(groups: readonly (Group & { name: string | null })[]) {
  const seen = new Map<string, number>()
  return groups.map((group) => {
    const name = group.name ?? t('call.someone')
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { label: times > 1 ? `${name} ${times}` : name, ...shown(group) }
  })
}
