import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Card, Empty, Flex, Spin, Tabs } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Coverage } from '#health/Coverage.tsx'
import { Modules } from '#health/Modules.tsx'
import { Sources } from '#health/Sources.tsx'
import { t, timeOf } from '#words.ts'

/** 数据体检: what the data hold and lack, as it was measured last. */
export function HealthPage() {
  const { data, error, isPending } = useRead(operate.dataHealth, {}, { staleTime: 0, refreshEvery: 5_000 })
  const measuring = useWrite(operate.measureHealth, { outdates: [operate.dataHealth] })
  const { facts = null, measuredAt = null, milliseconds = null, isAsked = false } = data ?? {}
  return (
    <Card
      title={t('health')}
      extra={
        <Flex gap={12} align="center">
          {measuredAt !== null && (
            <span>
              {t('measuredAt', {
                time: timeOf(measuredAt),
                seconds: ((milliseconds ?? 0) / 1000).toFixed(1),
              })}
            </span>
          )}
          <Button loading={measuring.isPending || isAsked} onClick={() => void measuring.send({})}>
            {t('measureNow')}
          </Button>
        </Flex>
      }
    >
      {isPending && <Spin />}
      {error !== null && data === undefined && <Alert type="error" showIcon title={t('failed')} />}
      {isAsked && <Alert type="info" showIcon title={t('measuring')} style={{ marginBottom: 16 }} />}
      {data !== undefined && facts === null && <Empty description={t('notMeasured')} />}
      {facts !== null && (
        <Tabs
          items={[
            { key: 'coverage', label: t('coverage'), children: <Coverage kinds={facts.kinds} /> },
            { key: 'sources', label: t('freshness'), children: <Sources sources={facts.sources} /> },
            { key: 'modules', label: t('modules'), children: <Modules modules={facts.modules} /> },
          ]}
        />
      )}
    </Card>
  )
}
