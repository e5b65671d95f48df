import { person } from '@zhzz/contract/person/calls.ts'
import { signIn } from '#account/signIn.ts'
import { queryClient } from '#api/queryClient.ts'
import { useWrite } from '#api/useWrite.ts'

/** Goes on as another sub-account of the person; whether that could be done. */
export function useEnterTenant(): (subAccountId: string) => Promise<boolean> {
  const { send } = useWrite(person.switchSubAccount)
  return async (subAccountId) => {
    const done = await send({ subAccountId })
    if (!done) return false
    // What was read belongs to the other company.
    queryClient.clear()
    await signIn(done.token)
    return true
  }
}
