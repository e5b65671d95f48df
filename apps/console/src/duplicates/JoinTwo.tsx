import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Checkbox, Descriptions, Flex, Modal } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { CompanyLine } from '#match/CompanyLine.tsx'
import { t, wordOf } from '#words.ts'

type Two = { fromId: string; toId: string }

/** What joining one to the other would move, in the one direction or the other; and the join. */
export function JoinTwo({ first, onEnd }: { first: Two; onEnd: () => void }) {
  const { message } = App.useApp()
  const [two, setTwo] = useState(first)
  const [isSure, setSure] = useState(false)
  const read = useRead(operate.joinPreview, two, { staleTime: 0 })
  const { data } = read
  const gone = () => void message.warning(t('pairGone'))
  const joining = useWrite(operate.joinCompany, {
    outdates: [operate.companyPairs, operate.joins, operate.companiesNamed],
    onDone() {
      void message.success(t('joinDone'))
      onEnd()
    },
    onFailure: { notFound: gone, conflict: gone },
  })
  const turn = () => setTwo(({ fromId, toId }) => ({ fromId: toId, toId: fromId }))
  const mayJoin = data !== undefined && (!data.hasTwoCodes || isSure)
  return (
    <Modal
      open
      width={720}
      title={t('joinTitle')}
      okText={t('joinNow')}
      onCancel={onEnd}
      okButtonProps={{ disabled: !mayJoin, loading: joining.isPending }}
      onOk={() => void joining.send({ ...two, hasTwoCodes: isSure })}
    >
      <Loaded read={read}>
        {(data) => (
          <Flex vertical gap={16}>
            <section aria-label={t('joinFrom')}>
              <strong>{t('joinFrom')}</strong>
              <CompanyLine company={data.from} />
            </section>
            <Button onClick={turn}>{t('turn')}</Button>
            <section aria-label={t('joinTo')}>
              <strong>{t('joinTo')}</strong>
              <CompanyLine company={data.to} />
            </section>
            <Descriptions
              column={1}
              size="small"
              bordered
              title={t('joinMoves')}
              items={data.moves.map(({ table, moved, stays }) => ({
                key: table,
                label: wordOf('table', table),
                children: stays === 0 ? moved : t('movedAndStays', { moved, stays }),
              }))}
            />
            {data.moves.length === 0 && <p>{t('movesNothing')}</p>}
            {data.hasTwoCodes && (
              <Alert
                type="warning"
                title={t('twoCodes')}
                description={
                  <Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)}>
                    {t('twoCodesSure')}
                  </Checkbox>
                }
              />
            )}
          </Flex>
        )}
      </Loaded>
    </Modal>
  )
}
