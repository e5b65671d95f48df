import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pagesSource } from './pagesSource.ts'

export const pagesFilePath = join(import.meta.dirname, '../src/nav/pages.gen.ts')

/** Writes src/nav/pages.gen.ts when it differs from the files of src/pages. */
export function writePagesFile(): void {
  const source = pagesSource()
  if (!existsSync(pagesFilePath) || readFileSync(pagesFilePath, 'utf8') !== source)
    writeFileSync(pagesFilePath, source)
}

/** Keeps src/nav/pages.gen.ts in step while building and while serving. */
export function pagesFile(): Plugin {
  return {
    name: 'pages-file',
    buildStart: writePagesFile,
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (/src[\\/]pages[\\/].*\.tsx$/.test(file)) writePagesFile()
      })
    },
  }
}
