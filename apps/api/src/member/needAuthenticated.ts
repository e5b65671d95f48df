import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

type Asking = {
  db: Kysely<DB>
  viewer: Viewer
  fail(failure: 'companyNotAuthenticated' | 'authenticationPending'): Failure
}

/** What only authenticated companies may do: 1065 while the authentication is under review, 1064 without one. */
export async function needAuthenticated({ db, viewer, fail }: Asking): Promise<void> {
  const { authStatus } = await db
    .selectFrom('tenant')
    .where('id', '=', viewer.tenantId)
    .select('authStatus')
    .executeTakeFirstOrThrow()
  if (authStatus === 3) return
  throw fail(authStatus === 1 ? 'authenticationPending' : 'companyNotAuthenticated')
}
