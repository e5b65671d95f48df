import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const onServer = '{packages/db,apps/{api,import,sample}}/src/**/*.test.ts'

/** Which change what their process has for good (the formats sharp may read, the client of PostgreSQL), or number the people they make. */
const keepApart = [
  'apps/api/src/operate/customerService.test.ts',
  'apps/api/src/testing/statements.test.ts',
  'apps/api/src/describe/examples.test.ts',
]

/** Of which another PostgreSQL tells nothing: processes that are killed, disks that are full, our own server, how files and requests are read. */
const ofAnyServer = [
  'packages/db/src/embedded/**/*.test.ts',
  '**/{kill,undoKilled,fullDisk,sharedData,fuzz}.test.ts',
]

const elsewhere = [
  'packages/*/src/**/*.test.ts',
  'apps/{predict,bench,h5,native}/src/**/*.test.ts',
  'apps/h5/vite/*.test.ts',
  'tools/**/*.test.ts',
]

/** Everything but the browser tests: rules on their own, calls on a real PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tools/testFolder.ts', 'packages/db/src/testServer.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // The files of a worker load the modules of the server once: loading them takes longer than most files do.
      project('server', {
        include: [onServer],
        exclude: [...keepApart, ...ofAnyServer],
        isolate: false,
      }),
      project('anyServer', { include: ofAnyServer, exclude: ['**/node_modules/**'] }),
      project('apart', { include: keepApart }),
      project('elsewhere', { include: elsewhere, exclude: ['packages/db/**'] }),
    ],
  },
})

function project(
  name: string,
  test: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } }
}
