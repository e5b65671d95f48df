import { member } from '@zhzz/contract/member/calls.ts'
import { useState } from 'react'
import { quotaName } from '#account/quotaName.ts'
import { useRead } from '#api/useRead.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import { formatNumber, formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/plan/Plan.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const codes = ['unlock', 'export'] as const

/** 使用记录: how much the team used on each day; the table is the chart. */
export function Usage() {
  const [code, setCode] = useState<(typeof codes)[number]>('unlock')
  const read = useRead(member.usageByDay, { code }, { staleTime: 0 })
  return (
    <Cards>
      <Card>
        <ChoiceList
          label={t('order.usage')}
          inline
          chosen={code}
          choices={codes.map((value) => ({ value, label: quotaName(value) ?? value }))}
          onChoose={setCode}
        />
      </Card>
      <Loaded read={read} skeleton={<Skeleton rows={1} height={240} />}>
        {({ total, days }) => (
          <Card
            title={t('order.usedDays')}
            end={<span>{t('order.usedTotal', { n: formatNumber(total) })}</span>}
          >
            {days.length === 0 ? (
              <Blank title={t('order.usedNone')} />
            ) : (
              <BarTable
                caption={t('order.usedDays')}
                rows={days.map(({ day, used }) => ({ label: formatShortDay(day), count: used }))}
              />
            )}
            <p className={styles.note}>{t('order.usedNote')}</p>
          </Card>
        )}
      </Loaded>
    </Cards>
  )
}
