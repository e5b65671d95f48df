import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Progress, Typography } from 'antd'
import { useRead } from '#api.ts'
import { Numbers } from '#imports/Numbers.tsx'
import { RejectedRows } from '#imports/RejectedRows.tsx'
import { SaidOfRows } from '#imports/SaidOfRows.tsx'
import { Tried } from '#imports/Tried.tsx'
import { Undone } from '#imports/Undone.tsx'
import { useBegin } from '#imports/useBegin.ts'
import { Loaded } from '#Loaded.tsx'
import { t, wordOf } from '#words.ts'

type Task = Output<typeof operate.importTask>

/** One task: how far it is, what came of it, and what can be done next. `onBegun`: another follows on it. */
export function TaskView({ no, onBegun }: { no: number; onBegun: (no: number) => void }) {
  const read = useRead(operate.importTask, { no }, { staleTime: 0, refreshEvery: 1_500 })
  return <Loaded read={read}>{(task) => <Shown task={task} onBegun={onBegun} />}</Loaded>
}

function Shown({ task, onBegun }: { task: Task; onBegun: (no: number) => void }) {
  return (
    <section aria-live="polite">
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {wordOf('task', task.kind)} · {task.fileName ?? t('runTitle', { n: task.run ?? '' })} ·{' '}
        {wordOf('taskState', task.state)}
      </Typography.Title>
      <State task={task} onBegun={onBegun} />
    </section>
  )
}

function State({ task, onBegun }: { task: Task; onBegun: (no: number) => void }) {
  const { state, kind, outcome, share, rowsRead, hasRejects, run } = task
  if (state === 'queued' || state === 'running')
    return (
      <div>
        <Progress percent={Math.floor(share * 100)} status="active" aria-label={t('task')} />
        <p>{share >= 1 && kind !== 'undo' ? t('settling') : t('rowsRead', { n: rowsRead })}</p>
      </div>
    )
  if (state === 'failed' || state === 'broken')
    return (
      <Alert
        type="error"
        showIcon
        title={wordOf('taskState', state)}
        description={state === 'broken' ? t('brokenAbout') : (outcome.failure ?? '')}
        action={<Again task={task} onBegun={onBegun} />}
      />
    )
  if (kind === 'try') return <Tried key={task.no} task={task} onBegun={onBegun} />
  if (kind === 'undo') return <Undone task={task} />
  const { counts, said = [], fields } = outcome
  if (counts === undefined) return null
  return (
    <div>
      <Numbers
        of={[
          ['read', counts.read],
          ['written', counts.written],
          ['unchanged', counts.unchanged],
          ['rejected', counts.rejected],
        ]}
      />
      <SaidOfRows said={said} fields={fields} />
      {hasRejects && run !== null && <RejectedRows title="rejectedRows" of={{ of: 'run', number: run }} />}
    </div>
  )
}

/** The same once more: what was written is found unchanged. */
function Again({ task, onBegun }: { task: Task; onBegun: (no: number) => void }) {
  const { kind, fileId, dataset, options, tried, run } = task
  const begun = (next: { no: number }) => onBegun(next.no)
  const trying = useBegin(operate.tryImport, begun)
  const doing = useBegin(operate.bringIn, begun)
  const undoing = useBegin(operate.undoImport, begun)
  const known = operate.tryImport.input.shape.dataset.options.find((each) => each === dataset)
  const again = () => {
    if (kind === 'run' && tried !== null) void doing.send({ tried })
    else if (kind === 'undo' && run !== null) void undoing.send({ number: run })
    else if (fileId !== null && known !== undefined) void trying.send({ fileId, dataset: known, options })
  }
  return (
    <Button size="small" loading={trying.isPending || doing.isPending || undoing.isPending} onClick={again}>
      {t('beginAgain')}
    </Button>
  )
}
