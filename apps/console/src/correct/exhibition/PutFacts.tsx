import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import type { CorrectedFact, CorrectedKind } from '@zhzz/contract/operate/correctFacts.ts'
import { Flex, Form, Select } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { ChoiceCell } from '#correct/exhibition/ChoiceCell.tsx'
import { CompanyCell } from '#correct/exhibition/CompanyCell.tsx'
import { factName, factText, isChosen, isEmptied } from '#correct/exhibition/factWords.ts'
import { TryFirst } from '#correct/exhibition/TryFirst.tsx'
import { usePut } from '#correct/exhibition/usePut.ts'
import { FactTable, TextCell } from '#correct/FactTable.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Fact = Output<typeof operate.factsOf>['facts'][number]
type Asked = Request<typeof operate.correctFacts>
type Record = { kind: CorrectedKind; id: string }

const long: readonly CorrectedFact[] = ['introduction', 'traffic', 'truckRules']

/** Every fact of an exhibition, an entry or a hall with who said it, and what is right in its place. */
export function PutFacts({ kind, id }: Record) {
  const read = useRead(operate.factsOf, { kind, id }, { staleTime: 0 })
  return <Loaded read={read}>{({ facts }) => <Facts kind={kind} id={id} facts={facts} />}</Loaded>
}

function Facts({ kind, id, facts }: Record & { facts: Fact[] }) {
  const [set, setSet] = useState<Asked['set']>({})
  const [blank, setBlank] = useState<CorrectedFact[]>([])
  const correcting = usePut(operate.correctFacts, () => {
    setSet({})
    setBlank([])
  })
  const write = (field: CorrectedFact, text: string) => setSet((before) => ({ ...before, [field]: text }))
  const told = Object.fromEntries(Object.entries(set).filter(([, text]) => text.trim() !== ''))
  const cell = (field: CorrectedFact) => {
    if (field === 'company')
      return <CompanyCell value={set.company ?? ''} onWrite={(text) => write('company', text)} />
    if (isChosen(field))
      return <ChoiceCell field={field} value={set[field] ?? ''} onWrite={(text) => write(field, text)} />
    return (
      <TextCell
        name={factName(field)}
        isLong={long.includes(field)}
        value={set[field] ?? ''}
        onWrite={(text) => write(field, text)}
      />
    )
  }
  return (
    <Flex vertical gap={16}>
      <FactTable facts={facts} name={factName} shown={factText} cell={cell} />
      <div style={{ maxWidth: 640 }}>
        <Form.Item label={t('correctBlank')} htmlFor={`blank-${kind}`} layout="vertical">
          <Select
            id={`blank-${kind}`}
            mode="multiple"
            allowClear
            value={blank}
            onChange={setBlank}
            options={facts
              .filter(({ field, value }) => value !== null && isEmptied(kind, field))
              .map(({ field }) => ({ value: field, label: factName(field) }))}
          />
        </Form.Item>
        <TryFirst
          asked={JSON.stringify([told, blank])}
          isEmpty={Object.keys(told).length + blank.length === 0}
          isPending={correcting.isPending}
          onSend={(source, isTrial) => correcting.send({ kind, id, set: told, blank, source, isTrial })}
        />
      </div>
    </Flex>
  )
}
