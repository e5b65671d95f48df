import type { Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Flex, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { choices, factName, factText } from '#correct/exhibition/factWords.ts'
import { TryFirst } from '#correct/exhibition/TryFirst.tsx'
import { usePut } from '#correct/exhibition/usePut.ts'

type Asked = Omit<Request<typeof operate.addOccupancy>, 'hallId' | 'source' | 'isTrial'>

const nothing: Asked = {
  title: '',
  pavilions: '',
  startDate: '',
  endDate: '',
  phase: 'show',
  certainty: 'announced',
}

/** Days on which a hall is taken, or which it offers, that nothing tells of. */
export function AddDays({ hallId, onEnd }: { hallId: string; onEnd: () => void }) {
  const [asked, setAsked] = useState(nothing)
  const adding = usePut(operate.addOccupancy, onEnd)
  const write = (told: Partial<Asked>) => setAsked((before) => ({ ...before, ...told }))
  const { title, pavilions, startDate, endDate, phase, certainty } = asked
  const isNamed = phase !== 'show' || title?.trim() !== ''
  const isEmpty = !isNamed || startDate === '' || endDate < startDate
  return (
    <Flex vertical gap={8}>
      <Form layout="vertical" component={false}>
        <Form.Item label={factName('title')} htmlFor="days-title">
          <Input
            id="days-title"
            maxLength={200}
            value={title}
            onChange={({ target }) => write({ title: target.value })}
          />
        </Form.Item>
        <Form.Item label={factName('pavilions')} htmlFor="days-pavilions">
          <Input
            id="days-pavilions"
            maxLength={1_000}
            value={pavilions}
            onChange={({ target }) => write({ pavilions: target.value })}
          />
        </Form.Item>
        <Form.Item label={factName('startDate')} htmlFor="days-first">
          <Input
            id="days-first"
            type="date"
            value={startDate}
            onChange={({ target }) => write({ startDate: target.value })}
          />
        </Form.Item>
        <Form.Item label={factName('endDate')} htmlFor="days-last">
          <Input
            id="days-last"
            type="date"
            value={endDate}
            onChange={({ target }) => write({ endDate: target.value })}
          />
        </Form.Item>
        <Form.Item label={factName('phase')} htmlFor="days-phase">
          <Select
            id="days-phase"
            value={phase}
            onChange={(chosen) => write({ phase: chosen })}
            options={choices.phase.map((one) => ({ value: one, label: factText('phase', one) }))}
          />
        </Form.Item>
        <Form.Item label={factName('certainty')} htmlFor="days-certainty">
          <Select
            id="days-certainty"
            value={certainty}
            onChange={(chosen) => write({ certainty: chosen })}
            options={choices.certainty.map((one) => ({ value: one, label: factText('certainty', one) }))}
          />
        </Form.Item>
      </Form>
      <TryFirst
        asked={JSON.stringify(asked)}
        isEmpty={isEmpty}
        isPending={adding.isPending}
        onSend={(source, isTrial) => adding.send({ ...asked, hallId, source, isTrial })}
      />
    </Flex>
  )
}
