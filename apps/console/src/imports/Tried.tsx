import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Columns } from '#imports/Columns.tsx'
import { Examples } from '#imports/Examples.tsx'
import { Numbers } from '#imports/Numbers.tsx'
import { RejectedRows } from '#imports/RejectedRows.tsx'
import { SaidOfRows } from '#imports/SaidOfRows.tsx'
import { saidWords } from '#imports/saidWords.ts'
import { useBegin } from '#imports/useBegin.ts'
import { t } from '#words.ts'

type Task = Output<typeof operate.importTask>
type Shown = { task: Task; onBegun: (no: number) => void }

/** What a trial found, a better reading of its columns, and the way to do it for good. */
export function Tried({ task, onBegun }: Shown) {
  const { no, outcome, options, fileId, dataset, hasRejects } = task
  const [map, setMap] = useState(options.map)
  const trying = useBegin(operate.tryImport, (begun) => onBegun(begun.no))
  const doing = useBegin(operate.bringIn, (begun) => onBegun(begun.no))
  const { preview, columns, remarks = [], said = [], fields = [] } = outcome
  if (preview === undefined || fileId === null) return null
  const isMapped = JSON.stringify(map) !== JSON.stringify(options.map)
  const known = operate.tryImport.input.shape.dataset.options.find((each) => each === dataset)
  return (
    <div>
      <Numbers
        of={[
          ['read', preview.read],
          ['made', preview.made],
          ['changed', preview.changed],
          ['unchanged', preview.unchanged],
          ['rejected', preview.rejected],
          ['joined', preview.joined],
        ]}
      />
      {columns !== undefined && <Columns columns={columns} fields={fields} map={map} onMap={setMap} />}
      {remarks.length > 0 && (
        <Alert
          type="info"
          title={t('aboutFile')}
          description={remarks.map((remark) => saidWords(remark)).join('; ')}
          style={{ margin: '12px 0' }}
        />
      )}
      <Examples title="examplesMade" examples={preview.examplesMade} />
      <Examples title="examplesChanged" examples={preview.examplesChanged} />
      {preview.beside.length > 0 && (
        <Typography.Paragraph type="secondary" style={{ marginTop: 12 }}>
          {t('beside')}：
          {preview.beside
            .map((each) => `${each.table} +${each.made} ~${each.changed} -${each.removed}`)
            .join('; ')}
        </Typography.Paragraph>
      )}
      <SaidOfRows said={said} fields={fields} />
      {hasRejects && <RejectedRows title="rejectedRows" of={{ of: 'task', number: no }} />}
      <Flex gap={8} style={{ marginTop: 20 }}>
        <Button
          type="primary"
          disabled={isMapped}
          loading={doing.isPending}
          onClick={() => void doing.send({ tried: no })}
        >
          {t('bringIn')}
        </Button>
        {isMapped && known !== undefined && (
          <Button
            loading={trying.isPending}
            onClick={() => void trying.send({ fileId, dataset: known, options: { ...options, map } })}
          >
            {t('tryAgain')}
          </Button>
        )}
      </Flex>
    </div>
  )
}
