import { company } from '@zhzz/contract/company/calls.ts'
import { useEffect, useEffectEvent } from 'react'
import { send } from '#api/send.ts'
import { useSession } from '#api/session.ts'

/** Tells, once, that a person has the company before them; what cannot be told is told the next time, and nobody is bothered. */
export function Visited({ id }: { id: string }) {
  const isSignedIn = useSession().token !== null
  const tell = useEffectEvent(() => {
    send(company.visit, { id }).catch(() => null)
  })
  useEffect(() => {
    if (isSignedIn) tell()
  }, [isSignedIn])
  return null
}
