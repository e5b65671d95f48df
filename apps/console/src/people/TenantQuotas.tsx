import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { quotaCodes } from '@zhzz/contract/operate/tenants.ts'
import { Form, Input, InputNumber, Select, Table, Tag } from 'antd'
import { Part } from '#people/Part.tsx'
import { dayOf } from '#people/planOf.ts'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { useAct } from '#people/useAct.ts'
import { t, wordOf } from '#words.ts'

type Quota = Output<typeof operate.tenant>['quotas'][number]
type Typed = { code: (typeof quotaCodes)[number]; limit: number; until: string }

/** What the plan gives, what the team was given itself, and what it has used. */
export function TenantQuotas({ id, quotas }: { id: string; quotas: Quota[] }) {
  return (
    <Part title="quotas" acts={<SetOwn id={id} />}>
      <Table<Quota>
        rowKey="code"
        size="small"
        pagination={false}
        dataSource={quotas}
        columns={[
          { title: t('quota'), render: (_, { code }) => wordOf('quota', code) },
          { title: '', width: 90, render: (_, { period }) => t(`period-${period}`) },
          { title: t('ofPlan'), render: (_, { ofPlan }) => (ofPlan === null ? '-' : numberOf(ofPlan)) },
          { title: t('holds'), render: (_, { limit }) => <strong>{numberOf(limit)}</strong> },
          { title: t('used'), render: (_, { used }) => used ?? '-' },
          { title: t('own'), render: (_, { own }) => own && <Own own={own} /> },
          {
            title: t('actions'),
            width: 100,
            render: (_, { code, own }) => own && <EndOwn id={id} code={code} />,
          },
        ]}
      />
    </Part>
  )
}

function numberOf(limit: number): string {
  return limit < 0 ? t('noLimit') : String(limit)
}

function Own({ own: { limit, until, reason } }: { own: NonNullable<Quota['own']> }) {
  // It ends with the last moment of a day.
  const day = dayOf(new Date(Date.parse(until) - 1).toISOString())
  return <Tag color="blue">{t('ownUntil', { n: limit, day, reason })}</Tag>
}

function SetOwn({ id }: { id: string }) {
  const acting = useAct(operate.setQuota)
  const needed = [{ required: true, message: t('needed') }]
  return (
    <ReasonButton<Typed>
      label="setOwn"
      about="ownAbout"
      isPending={acting.isPending}
      initial={{ code: 'unlock' }}
      onSend={(typed) => acting.send({ id, ...typed })}
    >
      <Form.Item label={t('quota')} name="code" rules={needed}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={quotaCodes.map((value) => ({ value, label: wordOf('quota', value) }))}
        />
      </Form.Item>
      <Form.Item label={t('limit')} name="limit" rules={needed}>
        <InputNumber min={1} max={1_000_000} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item label={t('lastDay')} name="until" rules={needed}>
        <Input type="date" style={{ width: 160 }} />
      </Form.Item>
    </ReasonButton>
  )
}

function EndOwn({ id, code }: { id: string; code: string }) {
  const acting = useAct(operate.endQuota)
  const known = quotaCodes.find((one) => one === code)
  if (known === undefined) return null
  return (
    <ReasonButton
      label="endOwn"
      isDanger
      isPending={acting.isPending}
      onSend={({ reason }) => acting.send({ id, code: known, reason })}
    />
  )
}
