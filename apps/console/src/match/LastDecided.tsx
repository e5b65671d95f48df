import { Typography } from 'antd'
import type { Decided } from '#match/NameQueue.ts'
import { t, wordOf } from '#words.ts'

const shown = 5

/** What was decided on this page, the newest first; the first of them is what Z takes back. */
export function LastDecided({ decided }: { decided: readonly Decided[] }) {
  if (decided.length === 0) return null
  return (
    <section aria-label={t('lastDecided')}>
      <Typography.Title level={3} style={{ fontSize: 14 }}>
        {t('lastDecided')}
      </Typography.Title>
      <ul>
        {decided.slice(0, shown).map(({ name, verdict, company }, at) => (
          <li key={`${name.id} ${decided.length - at}`}>
            {t('decidedAs', { name: name.name, what: company ?? wordOf('verdict', verdict) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
