import type { Write, WriteOptions } from '@zhzz/client/react/useWrite.ts'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { useRef, useState } from 'react'
import { explain } from '#api/explain.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { toast } from '#ui/overlay/toast.ts'

type Guarded = Endpoint<'write'> & { input: { _zod: { input: { behaviorToken?: string | undefined } } } }

/** A write that may ask for a behaviour check: the check is passed in the background and the write is sent again. */
export function useGuardedWrite<E extends Guarded>(
  endpoint: E,
  options: WriteOptions<Output<E>> = {},
): Write<Request<E>, Output<E>> & { isChecking: boolean } {
  const needed = useRef(false)
  const [isChecking, setChecking] = useState(false)
  const behaviorNeeded = () => {
    needed.current = true
  }
  const write = useWrite(endpoint, { ...options, onFailure: { ...options.onFailure, behaviorNeeded } })
  async function send(input: Request<E>): Promise<Output<E> | undefined> {
    needed.current = false
    const done = await write.send(input)
    if (!needed.current) return done
    setChecking(true)
    try {
      const { passBehavior } = await import('#account/passBehavior.ts')
      const behaviorToken = await passBehavior()
      needed.current = false
      const again = behaviorToken === null ? undefined : await write.send({ ...input, behaviorToken })
      if (behaviorToken === null || needed.current) toast(t('failure.behaviorNeeded'))
      return again
    } catch (error) {
      explain(error)
      return undefined
    } finally {
      setChecking(false)
    }
  }
  return { send, isPending: write.isPending || isChecking, isChecking }
}
