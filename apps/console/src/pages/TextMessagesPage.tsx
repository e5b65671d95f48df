import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Card, Flex, Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { useRead } from '#api.ts'
import { Lifts } from '#sms/Lifts.tsx'
import { Limits } from '#sms/Limits.tsx'
import { OneNumber } from '#sms/OneNumber.tsx'
import { SentDays } from '#sms/SentDays.tsx'
import { t } from '#words.ts'

/** 短信与限额: what went out, what limits refuse, and one number that gets no code; `?part=` is which of them is shown. */
export function TextMessagesPage() {
  const [params, setParams] = useSearchParams()
  const { data } = useRead(operate.textMessages, {}, { staleTime: 0 })
  return (
    <Flex vertical gap={16}>
      {data?.isPrinted === true && (
        <Alert type="warning" showIcon title={t('smsPrinted')} description={t('smsPrintedAbout')} />
      )}
      <Card title={t('textMessages')}>
        <Tabs
          activeKey={params.get('part') ?? 'sent'}
          onChange={(part) => setParams({ part }, { replace: true })}
          items={[
            { key: 'sent', label: t('smsSentTab'), children: <SentDays /> },
            { key: 'limits', label: t('smsLimitsTab'), children: <Limits /> },
            { key: 'number', label: t('smsNumberTab'), children: <OneNumber /> },
            { key: 'lifts', label: t('smsLiftsTab'), children: <Lifts /> },
          ]}
        />
      </Card>
    </Flex>
  )
}
