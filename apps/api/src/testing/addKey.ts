import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { type TestServer, uuid } from '#testing/testServer.ts'

/** Opens all that its person may. */
export const everything: Request<typeof accessKey.make> = {
  name: '同步',
  level: 'write',
  domains: [],
  calls: [],
  permissions: null,
  days: 90,
}

/** A key for programs of a person whose plan has them. */
export async function addKey(
  { call }: Pick<TestServer, 'call'>,
  { token }: { token: string },
  wish: Partial<Request<typeof accessKey.make>> = {},
) {
  const { data } = await call(accessKey.make, { ...everything, ...wish }, { token, key: uuid() })
  return { id: data.id, bearer: data.secret }
}
