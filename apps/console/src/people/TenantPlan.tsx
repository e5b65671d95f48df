import { operate } from '@zhzz/contract/operate/calls.ts'
import { plansGiven } from '@zhzz/contract/operate/tenants.ts'
import { Checkbox, Form, InputNumber, Select, Space } from 'antd'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { useAct } from '#people/useAct.ts'
import { t } from '#words.ts'

type Given = { plan: (typeof plansGiven)[number]; days: number; amount?: number | null }

const aYear = 365

/** Gives a plan, or ends the one there is. */
export function TenantPlan({ id, plan }: { id: string; plan: string }) {
  const giving = useAct(operate.givePlan)
  const ending = useAct(operate.endPlan)
  const needed = [{ required: true, message: t('needed') }]
  const isPaid = plansGiven.some((one) => one === plan)
  return (
    <Space>
      <ReasonButton<Given>
        label="giveAPlan"
        isPending={giving.isPending}
        initial={{ plan: 'member', days: aYear }}
        onSend={({ amount = null, ...given }) => giving.send({ id, ...given, amount })}
      >
        <Form.Item label={t('plan')} name="plan" rules={needed}>
          <Select options={plansGiven.map((value) => ({ value, label: t(`plan-${value}`) }))} />
        </Form.Item>
        <Form.Item label={t('days')} name="days" rules={needed}>
          <InputNumber min={1} max={3_660} precision={0} />
        </Form.Item>
        <Form.Item label={t('amount')} name="amount">
          <InputNumber min={0} max={10_000_000} precision={2} />
        </Form.Item>
      </ReasonButton>
      {isPaid && (
        <ReasonButton<{ isRefunded?: boolean }>
          label="endThePlan"
          about="endPlanAbout"
          isDanger
          isPending={ending.isPending}
          onSend={({ isRefunded = false, reason }) => ending.send({ id, isRefunded, reason })}
        >
          <Form.Item name="isRefunded" valuePropName="checked">
            <Checkbox>{t('wasRefunded')}</Checkbox>
          </Form.Item>
        </ReasonButton>
      )}
    </Space>
  )
}
