import { operate } from '@zhzz/contract/operate/calls.ts'
import { TryFirst } from '#correct/exhibition/TryFirst.tsx'
import { usePut } from '#correct/exhibition/usePut.ts'
import { t } from '#words.ts'

type TakeOffProps = { of: 'entry' | 'occupancy'; id: string; onEnd: () => void }

/** An entry of a list, or days of a hall, that are wrong. */
export function TakeOff({ of, id, onEnd }: TakeOffProps) {
  const removing = usePut(of === 'entry' ? operate.removeEntry : operate.removeOccupancy, onEnd)
  return (
    <>
      <p>{t('takeOffAbout')}</p>
      <TryFirst
        asked={id}
        isEmpty={false}
        isPending={removing.isPending}
        onSend={(source, isTrial) => removing.send({ id, source, isTrial })}
      />
    </>
  )
}
