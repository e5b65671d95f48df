import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Card, Empty, Flex, Result, Segmented, Spin } from 'antd'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { queryClient } from '#api.ts'
import { isTyping, keyCap } from '#match/Choices.tsx'
import { LastDecided } from '#match/LastDecided.tsx'
import { NameQueue, type Verdict } from '#match/NameQueue.ts'
import { Review } from '#match/Review.tsx'
import { t } from '#words.ts'

type Queue = 'candidates' | 'nobody'

export function MatchPage() {
  const [queue, setQueue] = useState<Queue>('candidates')
  const [parameters] = useSearchParams()
  const editionId = parameters.get('edition') ?? undefined
  return (
    <Card
      title={t('matches')}
      extra={
        <Flex gap={16} align="center">
          {editionId !== undefined && <Link to="/matches">{t('ofEveryList')}</Link>}
          <Segmented<Queue>
            value={queue}
            onChange={setQueue}
            options={(['candidates', 'nobody'] as const).map((value) => ({
              value,
              label: t(`queue-${value}`),
            }))}
          />
        </Flex>
      }
    >
      <Reviewing key={`${queue} ${editionId}`} queue={queue} editionId={editionId} />
    </Card>
  )
}

function Reviewing({ queue, editionId }: { queue: Queue; editionId: string | undefined }) {
  const { message } = App.useApp()
  const [names] = useState(
    () =>
      new NameQueue(
        { queue, editionId },
        {
          othersDecide: (name) => void message.warning(t('othersDecide', { name })),
          notKept: (name) => void message.error(t('notKept', { name })),
          undone: (name) => void message.info(t('undone', { name })),
        },
      ),
  )
  const shown = useSyncExternalStore(names.subscribe, names.shown)
  const decide = useCallback((verdict: Verdict) => names.decide(verdict), [names])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      void names.undo()
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      void queryClient.invalidateQueries({ queryKey: [operate.decidedNames.name] })
    }
  }, [names])
  const [name] = shown.names
  return (
    <Flex vertical gap={20}>
      <Flex gap={16} align="center" wrap>
        <span data-testid="waiting">{t('matchWaiting', { n: shown.waiting })}</span>
        <span>{t('matchDone', { n: shown.decided.length })}</span>
        <Button disabled={shown.decided.length === 0} onClick={() => void names.undo()}>
          <kbd style={keyCap}>Z</kbd> {t('undo')}
        </Button>
        <span>
          {t('keys')} <kbd style={keyCap}>1</kbd>–<kbd style={keyCap}>9</kbd> {t('keyChoose')} ·{' '}
          <kbd style={keyCap}>0</kbd> {t('isNone')} · <kbd style={keyCap}>L</kbd> {t('later')} ·{' '}
          <kbd style={keyCap}>Z</kbd> {t('undo')} · <kbd style={keyCap}>/</kbd> {t('searchCompany')} ·{' '}
          <kbd style={keyCap}>Esc</kbd> {t('keyBack')}
        </span>
      </Flex>
      {name !== undefined ? (
        <Review key={name.id} name={name} onDecide={decide} />
      ) : shown.state === 'loading' ? (
        <Spin />
      ) : shown.state === 'failed' ? (
        <Result
          status="warning"
          title={t('readFailed')}
          extra={<Button onClick={() => void names.take()}>{t('again')}</Button>}
        />
      ) : (
        <Empty description={t('matchEmpty')}>
          <Button onClick={() => void names.take()}>{t('reload')}</Button>
        </Empty>
      )}
      <LastDecided decided={shown.decided} />
    </Flex>
  )
}
