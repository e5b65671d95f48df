import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App } from 'antd'
import { useWrite } from '#api.ts'
import { factName } from '#correct/exhibition/factWords.ts'
import { hindranceOf } from '#correct/hindrance.ts'
import { t } from '#words.ts'

type Corrects = 'correctFacts' | 'addEntry' | 'removeEntry' | 'addOccupancy' | 'removeOccupancy'

/** Puts something right and says by which number it is taken back, or why nothing was; of a trial it says nothing. */
export function usePut<E extends (typeof operate)[Corrects]>(endpoint: E, onPut: () => void) {
  const { message } = App.useApp()
  return useWrite(endpoint, {
    outdates: [
      operate.factsOf,
      operate.editionsNamed,
      operate.entriesNamed,
      operate.hallsNamed,
      operate.hallParts,
      operate.importRuns,
      operate.namedOnce,
    ],
    onDone({ number }: Output<E>) {
      if (number === null) return
      void message.success(t('correctDone', { n: number }))
      onPut()
    },
    onFailure: { conflict: ({ detail }) => void message.error(hindranceOf(detail, factName)) },
  })
}
