import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * For the packaged app: `native/storage.ts` beside `storage.ts` stands in its place wherever that is imported. What runs in a
 * browser is built without this, and holds nothing of the other.
 */
export function nativeModules(): Plugin {
  return {
    name: 'native-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('#')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return null
      const native = join(dirname(found.id), 'native', basename(found.id))
      return existsSync(native) ? native : found
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/main.tsx', '/src/app/native/main.ts'),
    },
  }
}
