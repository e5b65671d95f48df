import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { type LiftHours, liftHours } from '@zhzz/contract/operate/liftHours.ts'
import { Alert, Flex, Form, Segmented, Table, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { Part } from '#people/Part.tsx'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { EndLift } from '#sms/EndLift.tsx'
import { NumberRefused } from '#sms/NumberRefused.tsx'
import { NumberSent } from '#sms/NumberSent.tsx'
import { useLifting } from '#sms/useLifting.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Shown = Output<typeof operate.limitsOfNumber>
type Limit = Shown['limits'][number]

/** One number: whether it has to wait, and why. */
export function NumberView({ phone, shown }: { phone: string; shown: Shown }) {
  const { phoneMask, accountId, lift, limits, sent, refused } = shown
  return (
    <>
      <Flex justify="space-between" align="center" style={{ marginBottom: 12 }}>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {phoneMask}
        </Typography.Title>
        {accountId === null ? (
          t('smsNoAccount')
        ) : (
          <Link to={`/people?account=${accountId}`}>{t('smsOpenAccount')}</Link>
        )}
      </Flex>
      <State shown={shown} />
      <Part title="smsOwnLimits" acts={lift === null ? <Lift phone={phone} /> : <EndLift id={lift.id} />}>
        <Table<Limit>
          rowKey="limit"
          size="small"
          pagination={false}
          dataSource={limits}
          columns={[
            { title: t('smsByLimit'), render: (_, { limit }) => wordOf('limit', limit) },
            {
              title: t('smsCounted'),
              width: 140,
              align: 'right',
              render: (_, { used, points }) => `${used} / ${points}`,
            },
            {
              title: t('state'),
              width: 260,
              render: (_, { until }) =>
                until === null ? (
                  t('smsRoom')
                ) : (
                  <Tag color="red">{t('smsFullUntil', { time: timeOf(until) })}</Tag>
                ),
            },
          ]}
        />
      </Part>
      <NumberSent sent={sent} />
      <NumberRefused refused={refused} />
    </>
  )
}

function State({ shown: { waitsUntil, lift } }: { shown: Shown }) {
  if (lift !== null)
    return (
      <Alert
        type="info"
        showIcon
        title={t('smsIsLifted', { time: timeOf(lift.until) })}
        description={t('smsLiftAbout')}
      />
    )
  if (waitsUntil === null)
    return <Alert type="success" showIcon title={t('smsFree')} description={t('smsFreeAbout')} />
  return (
    <Alert
      type="warning"
      showIcon
      title={t('smsWaits', { time: timeOf(waitsUntil) })}
      description={t('smsWaitsAbout')}
    />
  )
}

function Lift({ phone }: { phone: string }) {
  const lifting = useLifting(operate.liftLimits, ({ until }) => t('smsLifted', { time: timeOf(until) }))
  return (
    <ReasonButton<{ hours: LiftHours }>
      label="smsLift"
      about="smsLiftAbout"
      initial={{ hours: 1 }}
      isPending={lifting.isPending}
      onSend={(typed) => lifting.send({ phone, ...typed })}
    >
      <Form.Item label={t('smsLiftHours')} name="hours">
        <Segmented options={liftHours.map((value) => ({ value, label: t(`smsHours-${value}`) }))} />
      </Form.Item>
    </ReasonButton>
  )
}
