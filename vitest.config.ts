import { defineConfig } from 'vitest/config'

const onServer = 'packages/db,apps/{api,import,sample}'

/** Which change what their process has for good (the formats sharp may read, the client of PostgreSQL), or number the people they make. */
const keepApart = [
  'apps/api/src/operate/customerService.test.ts',
  'apps/api/src/testing/statements.test.ts',
  'apps/api/src/describe/examples.test.ts',
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
      {
        // The files of a worker load the modules of the server once: loading them takes longer than most files do.
        extends: true,
        test: {
          name: 'server',
          include: [`{${onServer}}/src/**/*.test.ts`],
          exclude: keepApart,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            ...keepApart,
            'packages/*/src/**/*.test.ts',
            'apps/{predict,bench,h5}/src/**/*.test.ts',
            'apps/h5/vite/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['packages/db/**'],
        },
      },
    ],
  },
})
