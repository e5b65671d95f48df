import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { inject } from 'vitest'
import { type AppWindow, type OpenOptions, openApp } from '#e2e/openApp.ts'

export interface SourceWindow extends AppWindow {
  /**
   * Does `work` in the page with a file of src, the very module that the app runs with. `work` is sent as text: it sees
   * nothing of the test around it.
   */
  run: <Result>(file: string, work: (module: never) => Result) => Promise<Awaited<Result>>
}

export interface SourceServer {
  openApp: (options?: OpenOptions) => Promise<SourceWindow>
  close: () => Promise<void>
}

/** The app from its source files, so that a test can speak to one file of it; calls go to the server of the test run. */
export async function serveSource(): Promise<SourceServer> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'h5-source-'))
  const root = join(import.meta.dirname, '..')
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      proxy: { '^/(zhzz|zky|mingyang)-': inject('origin') },
    },
  })
  await vite.listen()
  const origin = new URL(vite.resolvedUrls?.local[0] ?? '').origin
  return {
    openApp: async (options) => {
      const app = await openApp({ ...options, server: { origin, output: inject('serverOutput') } })
      const run: SourceWindow['run'] = (file, work) =>
        app.page.evaluate(`import('/h5/src/${file}').then(${work.toString()})`)
      return { ...app, run }
    },
    close: async () => {
      await vite.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}
