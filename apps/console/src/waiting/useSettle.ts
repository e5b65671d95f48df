import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { t } from '#words.ts'

/** Answers, and says what came of it: of two who answer the second is told. `onFailure`: what the form says itself. */
export function useSettle<E extends Endpoint<'write'>>(
  endpoint: E,
  onEnd: () => void,
  onFailure: { readonly [Name in FailureName]?: () => void } = {},
) {
  const { message } = App.useApp()
  const end = (text: string, isDone: boolean) => {
    void (isDone ? message.success(text) : message.warning(text))
    onEnd()
  }
  return useWrite(endpoint, {
    onDone: () => end(t('wasTold'), true),
    onFailure: {
      ...onFailure,
      conflict: () => end(t('otherWasFirst'), false),
      notFound: () => end(t('otherWasFirst'), false),
    },
  })
}
