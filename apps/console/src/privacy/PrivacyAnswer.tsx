import { operate } from '@zhzz/contract/operate/calls.ts'
import { privacyActs } from '@zhzz/contract/person/privacyKinds.ts'
import { App, Form, Radio, Space } from 'antd'
import { useState } from 'react'
import { AnswerForm } from '#waiting/AnswerForm.tsx'
import { useSettle } from '#waiting/useSettle.ts'
import { t, wordOf } from '#words.ts'

type Does = (typeof privacyActs)[number]

/** What is done with the answer, and its words. */
export function PrivacyAnswer({ no, onEnd }: { no: number; onEnd: () => void }) {
  const { message } = App.useApp()
  const [does, setDoes] = useState<Does>('nothing')
  const settling = useSettle(operate.settlePrivacyRequest, onEnd, {
    ownerOfTeam: () => void message.error(t('ownsTeamStill')),
  })
  return (
    <>
      <Form.Item label={t('doesWith')} layout="vertical" extra={wordOf('doesAbout', does)}>
        <Radio.Group
          aria-label={t('doesWith')}
          value={does}
          onChange={({ target }) => setDoes(privacyActs.find((one) => one === target.value) ?? 'nothing')}
        >
          <Space vertical>
            {privacyActs.map((one) => (
              <Radio key={one} value={one}>
                {wordOf('does', one)}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </Form.Item>
      <AnswerForm
        asks={['words']}
        open="settlePrivacy"
        refuse="declinePrivacy"
        isPending={settling.isPending}
        onOpen={({ words }) => void settling.send({ no, verdict: 'open', does, words })}
        onRefuse={(words) => void settling.send({ no, verdict: 'refuse', words })}
      />
    </>
  )
}
