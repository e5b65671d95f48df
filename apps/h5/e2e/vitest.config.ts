import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['../../../tools/testFolder.ts', './startServers.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser on a machine that is busy with other work; what is broken fails twice.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    // Each has a server, a database and a browser of its own. One of three waits for something other than a processor.
    maxWorkers: 3,
    isolate: false,
  },
})
