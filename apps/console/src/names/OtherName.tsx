import { operate } from '@zhzz/contract/operate/calls.ts'
import { type Lacks, otherName } from '@zhzz/contract/operate/otherName.ts'
import { App, Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { useWrite } from '#api.ts'
import { TryFirst } from '#correct/exhibition/TryFirst.tsx'
import { usePut } from '#correct/exhibition/usePut.ts'
import { hindranceOf } from '#correct/hindrance.ts'
import { SourceField } from '#correct/SourceField.tsx'
import type { OnceNamed } from '#names/onceNamed.ts'
import { t, wordOf } from '#words.ts'

type OtherNameProps = { row: OnceNamed; lacks: Lacks; onEnd: () => void }

/** The other name of a fair series or a hall, by the way of 展会更正. */
export function RecordName({ kind, row, lacks, onEnd }: OtherNameProps & { kind: 'series' | 'hall' }) {
  const [typed, setTyped] = useState('')
  const correcting = usePut(operate.correctFacts, onEnd)
  return (
    <Flex vertical gap={8}>
      <Form layout="vertical" component={false}>
        <Form.Item label={t(`missing-${lacks}`)} htmlFor="other-name">
          <Input
            id="other-name"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Form.Item>
      </Form>
      <TryFirst
        asked={typed}
        isEmpty={typed.trim() === ''}
        isPending={correcting.isPending}
        onSend={(source, isTrial) =>
          correcting.send({ kind, id: row.id, set: otherName(lacks, typed, row), blank: [], source, isTrial })
        }
      />
    </Flex>
  )
}

/** The other name of a company, by the way of 企业更正. */
export function CompanyName({ row, lacks, onEnd }: OtherNameProps) {
  const { message } = App.useApp()
  const correcting = useWrite(operate.correctCompany, {
    outdates: [operate.namedOnce, operate.companyRecord, operate.companiesNamed, operate.importRuns],
    onDone({ number }) {
      void message.success(t('correctDone', { n: number }))
      onEnd()
    },
    onFailure: {
      conflict: ({ detail }) =>
        void message.error(hindranceOf(detail, (field) => wordOf('corrected', field))),
    },
  })
  const needed = [{ required: true, whitespace: true, message: t('needed') }]
  return (
    <Form<{ typed: string; source: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ typed, source }) =>
        void correcting.send({ id: row.id, set: otherName(lacks, typed, row), blank: [], source })
      }
    >
      <Form.Item label={t(`missing-${lacks}`)} name="typed" rules={needed}>
        <Input maxLength={200} />
      </Form.Item>
      <SourceField />
      <Button type="primary" htmlType="submit" loading={correcting.isPending}>
        {t('correctNow')}
      </Button>
    </Form>
  )
}
