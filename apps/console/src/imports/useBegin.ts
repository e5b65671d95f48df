import type { Write } from '@zhzz/client/react/useWrite.ts'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import type { Failure } from '@zhzz/contract/failure.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { t } from '#words.ts'

/** Begins a task; of two operators the second is told who is at work, and on what. */
export function useBegin<E extends Endpoint<'write'>>(
  endpoint: E,
  onBegun: (begun: Output<E>) => void,
): Write<Request<E>, Output<E>> {
  const { message } = App.useApp()
  return useWrite(endpoint, {
    outdates: [operate.importRuns, operate.importRun, operate.importTask],
    onDone: onBegun,
    onFailure: { conflict: (failure) => void message.warning(whoIsBusy(failure)) },
  })
}

function whoIsBusy({ detail }: Failure): string {
  const { by = '', no = 0, isDone = false } = Object(detail)
  return t(isDone ? 'wasDoneBefore' : 'otherIsBusy', { by: String(by), no: String(no) })
}
