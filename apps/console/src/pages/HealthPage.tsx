import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Card, Empty, Flex, Tabs } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Coverage } from '#health/Coverage.tsx'
import { Modules } from '#health/Modules.tsx'
import { Sources } from '#health/Sources.tsx'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

/** 数据体检: what the data hold and lack, as it was measured last. */
export function HealthPage() {
  const read = useRead(operate.dataHealth, {}, { staleTime: 0, refreshEvery: 5_000 })
  const measuring = useWrite(operate.measureHealth, { outdates: [operate.dataHealth] })
  const { facts = null, measuredAt = null, milliseconds = null, isAsked = false } = read.data ?? {}
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
      {isAsked && <Alert type="info" showIcon title={t('measuring')} style={{ marginBottom: 16 }} />}
      <Loaded read={read}>
        {() =>
          facts === null ? (
            <Empty description={t('notMeasured')} />
          ) : (
            <Tabs
              items={[
                { key: 'coverage', label: t('coverage'), children: <Coverage kinds={facts.kinds} /> },
                { key: 'sources', label: t('freshness'), children: <Sources sources={facts.sources} /> },
                { key: 'modules', label: t('modules'), children: <Modules modules={facts.modules} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
