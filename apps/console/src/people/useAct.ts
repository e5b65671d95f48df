import type { Endpoint, Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { t } from '#words.ts'

/** Does what an operator does with people, and says what came of it; what is shown of them is read again. */
export function useAct<E extends Endpoint<'write'>>(
  endpoint: E,
  said: (done: Output<E>) => string = () => t('done'),
) {
  const { message } = App.useApp()
  const wasFirst = () => void message.warning(t('otherWasFirst'))
  return useWrite(endpoint, {
    outdates: [
      operate.account,
      operate.tenant,
      operate.tenantUnlocks,
      operate.tenantCredits,
      operate.tenantUsage,
      operate.numberReports,
    ],
    onDone: (done) => void message.success(said(done)),
    onFailure: { conflict: wasFirst, notFound: wasFirst },
  })
}
