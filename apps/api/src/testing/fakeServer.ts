import { afterAll } from 'vitest'
import { localServer } from '#testing/localServer.ts'

/** A small HTTP server in the place of somebody else's, for one test file; ends with it. Its origin comes back. */
export async function fakeServer(answer: Parameters<typeof localServer>[0]) {
  const { origin, close } = await localServer(answer)
  afterAll(close)
  return origin
}
