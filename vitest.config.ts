import { defineConfig } from 'vitest/config'

/** Everything but the browser tests: rules on their own, calls on a real PostgreSQL. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/{api,import,sample,predict,bench,h5}/src/**/*.test.ts',
      'apps/h5/vite/*.test.ts',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['tools/testFolder.ts', 'packages/db/src/testServer.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
