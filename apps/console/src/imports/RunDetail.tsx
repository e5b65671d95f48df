import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Descriptions, Flex, Popconfirm } from 'antd'
import { useRead } from '#api.ts'
import { RejectedRows } from '#imports/RejectedRows.tsx'
import { Undone } from '#imports/Undone.tsx'
import { useBegin } from '#imports/useBegin.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

/** One import: where it came from, what it wrote, what it rejected, and the way back. */
export function RunDetail({ number, onBegun }: { number: number; onBegun: (no: number) => void }) {
  const read = useRead(operate.importRun, { number }, { staleTime: 0 })
  return <Loaded read={read}>{(shown) => <Shown {...shown} onBegun={onBegun} />}</Loaded>
}

type ShownRun = Output<typeof operate.importRun> & { onBegun: (no: number) => void }

function Shown({ run, tasks, onBegun }: ShownRun) {
  const { number } = run
  const undoing = useBegin(operate.undoImport, (begun) => onBegun(begun.no))
  const undone = tasks.find(({ kind, state }) => kind === 'undo' && state === 'done')
  const items = [
    { label: t('dataset'), children: wordOf('dataset', run.dataset) },
    { label: t('importFile'), children: run.fileName },
    { label: t('source'), children: run.source ?? t('sourceUnknown') },
    { label: t('licenceOfSource'), children: run.licence ?? '-' },
    {
      label: t('sourceLink'),
      children:
        run.link === null ? (
          '-'
        ) : (
          <a href={run.link} target="_blank" rel="noreferrer">
            {run.link}
          </a>
        ),
    },
    { label: t('asOf'), children: run.asOf ?? '-' },
    { label: t('state'), children: wordOf('run', run.state) },
    { label: t('read'), children: run.read },
    { label: t('written'), children: run.written },
    { label: t('unchanged'), children: run.unchanged },
    { label: t('rejected'), children: run.rejected },
    { label: t('by'), children: run.operator ?? t('byCommand') },
    { label: t('time'), children: timeOf(run.startedAt) },
  ].map((item) => ({ ...item, key: item.label }))
  return (
    <div>
      <Descriptions column={1} size="small" bordered items={items} />
      {run.rejected > 0 && <RejectedRows title="rejectedRows" of={{ of: 'run', number }} />}
      {undone !== undefined && <Undone task={undone} />}
      {run.isUndoable && (
        <Flex style={{ marginTop: 20 }}>
          <Popconfirm title={t('undoAsk', { n: number })} onConfirm={() => void undoing.send({ number })}>
            <Button danger loading={undoing.isPending}>
              {t('takeBack')}
            </Button>
          </Popconfirm>
        </Flex>
      )}
    </div>
  )
}
