import { operate } from '@zhzz/contract/operate/calls.ts'
import { Flex, Form, Input } from 'antd'
import { useState } from 'react'
import { CompanyCell } from '#correct/exhibition/CompanyCell.tsx'
import { TryFirst } from '#correct/exhibition/TryFirst.tsx'
import { usePut } from '#correct/exhibition/usePut.ts'
import { t } from '#words.ts'

/** An exhibitor that the list lacks. */
export function AddEntry({ editionId, onEnd }: { editionId: string; onEnd: () => void }) {
  const [listedName, setListedName] = useState('')
  const [booths, setBooths] = useState('')
  const [companyId, setCompanyId] = useState('')
  const adding = usePut(operate.addEntry, onEnd)
  const asked = { editionId, listedName, booths, ...(companyId !== '' && { companyId }) }
  return (
    <Flex vertical gap={8}>
      <Form layout="vertical" component={false}>
        <Form.Item label={t('put-listedName')} htmlFor="added-name">
          <Input
            id="added-name"
            maxLength={300}
            value={listedName}
            onChange={({ target }) => setListedName(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('put-booths')} htmlFor="added-booths">
          <Input
            id="added-booths"
            maxLength={500}
            value={booths}
            onChange={({ target }) => setBooths(target.value)}
          />
        </Form.Item>
        <Form.Item extra={t('entryCompanyAbout')}>
          <CompanyCell value={companyId} onWrite={setCompanyId} />
        </Form.Item>
      </Form>
      <TryFirst
        asked={JSON.stringify(asked)}
        isEmpty={listedName.trim() === ''}
        isPending={adding.isPending}
        onSend={(source, isTrial) => adding.send({ ...asked, source, isTrial })}
      />
    </Flex>
  )
}
