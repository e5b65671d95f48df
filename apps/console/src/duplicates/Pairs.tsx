import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Empty, Flex, Tag } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { JoinTwo } from '#duplicates/JoinTwo.tsx'
import { Loaded } from '#Loaded.tsx'
import { CompanyLine } from '#match/CompanyLine.tsx'
import { t, wordOf } from '#words.ts'

/** Pairs that nothing was said of yet: joined, or two; that they are two is taken back by a tap. */
export function Pairs() {
  const read = useRead(operate.companyPairs, {}, { staleTime: 0 })
  return <Loaded read={read}>{(pairs) => <Shown pairs={pairs} />}</Loaded>
}

function Shown({ pairs }: { pairs: Output<typeof operate.companyPairs> }) {
  const { message } = App.useApp()
  const [open, setOpen] = useState<{ fromId: string; toId: string } | null>(null)
  const [last, setLast] = useState<{ oneId: string; otherId: string } | null>(null)
  const telling = useWrite(operate.keepApart, { outdates: [operate.companyPairs] })
  const apart = async (pair: { oneId: string; otherId: string }, isApart: boolean) => {
    if ((await telling.send({ ...pair, isApart })) === undefined) return
    setLast(isApart ? pair : null)
    void message.success(t(isApart ? 'apartDone' : 'apartUndone'))
  }
  return (
    <Flex vertical gap={12}>
      {last !== null && (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => void apart(last, false)}>
          {t('undoApart')}
        </Button>
      )}
      {pairs.isMore && <p>{t('isMore', { n: pairs.list.length })}</p>}
      {pairs.list.length === 0 && <Empty description={t('noPairs')} />}
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {pairs.list.map(({ one, other, reasons }) => (
          <li key={`${one.id} ${other.id}`} style={{ borderTop: '1px solid #e5e7eb', padding: '12px 0' }}>
            <Flex gap={24}>
              {[one, other].map((company) => (
                <div key={company.id} style={{ flex: 1 }}>
                  <CompanyLine company={company} />
                </div>
              ))}
            </Flex>
            <Flex gap={8} align="center" style={{ marginTop: 8 }}>
              {reasons.map((reason) => (
                <Tag key={reason}>{wordOf('pair', reason)}</Tag>
              ))}
              <Button type="primary" onClick={() => setOpen({ fromId: other.id, toId: one.id })}>
                {t('joinLook')}
              </Button>
              <Button onClick={() => void apart({ oneId: one.id, otherId: other.id }, true)}>
                {t('areTwo')}
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
      {open !== null && <JoinTwo first={open} onEnd={() => setOpen(null)} />}
    </Flex>
  )
}
