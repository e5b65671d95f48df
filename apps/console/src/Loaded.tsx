import type { Read } from '@zhzz/client/react/useRead.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { Button, Result, Spin } from 'antd'
import type { ReactNode } from 'react'
import { t } from '#words.ts'

/** What was read, or why it is not there. */
export function Loaded<Data>({ read, children }: { read: Read<Data>; children: (data: Data) => ReactNode }) {
  if (read.data !== undefined) return children(read.data)
  if (read.error === null) return <Spin style={{ display: 'block', margin: 48 }} />
  const isGone = read.error instanceof Failure && read.error.failure === 'notFound'
  return (
    <Result
      status={isGone ? '404' : 'warning'}
      title={t(isGone ? 'notThere' : 'readFailed')}
      extra={
        !isGone && (
          <Button onClick={read.reload} loading={read.isFetching}>
            {t('again')}
          </Button>
        )
      }
    />
  )
}
