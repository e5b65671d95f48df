import { operate } from '@zhzz/contract/operate/calls.ts'
import { Form, Input, Segmented, Select } from 'antd'
import { areLines, type By } from '#announcement/typed.ts'
import { useRead } from '#api.ts'
import { t, wordOf } from '#words.ts'

const groups = ['all', 'plan', 'tenant', 'city', 'industry'] as const

/** Whom it goes to: pasted numbers for those alone who may look at people. */
export function Reach({ by, onBy }: { by: By; onBy: (by: By) => void }) {
  const { data: me } = useRead(operate.me, {})
  const shown: readonly By[] = me?.roles.includes('people') ? [...groups, 'numbers'] : groups
  return (
    <>
      <Form.Item label={t('reach')}>
        <Segmented<By>
          aria-label={t('reach')}
          value={by}
          onChange={onBy}
          options={shown.map((value) => ({ value, label: wordOf('reach', value) }))}
        />
      </Form.Item>
      {(by === 'plan' || by === 'city' || by === 'industry') && <Codes by={by} />}
      {(by === 'tenant' || by === 'numbers') && <Lines by={by} />}
    </>
  )
}

function Codes({ by }: { by: 'plan' | 'city' | 'industry' }) {
  const { data, isPending } = useRead(operate.announcementGroups, {})
  const known = {
    plan: data?.plans.map((plan) => ({ ...plan, name: wordOf('plan', plan.code) })),
    city: data?.cities,
    industry: data?.industries,
  }[by]
  return (
    <Form.Item label={t(`reach-${by}`)} name="codes" rules={[{ required: true, message: t('needed') }]}>
      <Select
        mode="multiple"
        loading={isPending}
        optionFilterProp="label"
        maxCount={100}
        options={(known ?? []).map(({ code, name, people }) => ({
          value: code,
          label: `${name} · ${t('people', { n: people })}`,
        }))}
      />
    </Form.Item>
  )
}

function Lines({ by }: { by: 'tenant' | 'numbers' }) {
  const wrong = t(by === 'numbers' ? 'wrongNumbers' : 'wrongTeamIds')
  return (
    <Form.Item
      label={t(by === 'numbers' ? 'numbersPasted' : 'teamIds')}
      name="lines"
      rules={[
        {
          validator: (_, value: string | undefined) =>
            areLines(by, value) ? Promise.resolve() : Promise.reject(new Error(wrong)),
        },
      ]}
    >
      <Input.TextArea rows={5} />
    </Form.Item>
  )
}
