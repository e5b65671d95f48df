import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { t } from '#words.ts'

/** Answers, and says what came of it: of two who answer the second is told. */
export function useSettle<E extends Endpoint<'write'>>(endpoint: E, onEnd: () => void) {
  const { message } = App.useApp()
  const end = (text: string, isDone: boolean) => {
    void (isDone ? message.success(text) : message.warning(text))
    onEnd()
  }
  return useWrite(endpoint, {
    onDone: () => end(t('wasTold'), true),
    onFailure: {
      conflict: () => end(t('otherWasFirst'), false),
      notFound: () => end(t('otherWasFirst'), false),
    },
  })
}
