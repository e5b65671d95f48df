import type { Endpoint, Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { t } from '#words.ts'

/** Lifts the limits of a number or ends that, and says so; what is shown of it is read again. */
export function useLifting<E extends Endpoint<'write'>>(endpoint: E, said: (done: Output<E>) => string) {
  const { message } = App.useApp()
  const wasFirst = () => void message.warning(t('otherWasFirst'))
  return useWrite(endpoint, {
    outdates: [operate.limitsOfNumber, operate.lifts],
    onDone: (done) => void message.success(said(done)),
    onFailure: { conflict: wasFirst, notFound: wasFirst },
  })
}
