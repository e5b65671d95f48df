import type { Plugin } from 'vite'
import { writePages } from '#nav/generatePages.ts'

/** Keeps src/nav/pages.gen.ts in step while building and while serving. */
export function pagesFile(): Plugin {
  return {
    name: 'pages-file',
    buildStart: () => void writePages(),
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (/src[\\/]pages[\\/].*\.tsx$/.test(file)) writePages()
      })
    },
  }
}
