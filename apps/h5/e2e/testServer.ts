import { inject } from 'vitest'

export interface TestServer {
  origin: string
  /** The file that its output goes to. */
  output: string
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: TestServer[]
  }
}

/** The server of the tests that run in this worker: files that run at the same time share none. */
export function testServer(): TestServer {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1)
  const server = inject('servers')[worker - 1]
  if (!server) throw new Error(`no server for worker ${worker}`)
  return server
}
