import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes sw.js. The few files that index.html names are kept at once, the other code when the app asks for it, the words
 * of a language as they are used. Any change of the app changes its version, so that browsers notice.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('no index.html in the build')
        const html = String(page.source)
        const files = [...html.matchAll(/(?:src|href)="(\/h5\/assets\/[^"]+)"/g)].map(
          ([, path]) => path ?? '',
        )
        const version = createHash('sha256').update(html).update(Object.keys(bundle).sort().join('\n'))
        const given = {
          VERSION: version.digest('base64url').slice(0, 12),
          SHELL_FILES: files,
          APP_FILES: Object.keys(bundle)
            .filter((path) => /^assets\/.*\.(js|css)$/.test(path) && !path.includes('Words-'))
            .map((path) => `/h5/${path}`),
        }
        const lines = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
        lines.push(readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8'))
        const source = lines.join('\n')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
