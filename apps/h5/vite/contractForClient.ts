import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the client must know of a call; schemas stay on the server. */
const clientFields = ['kind', 'name', 'method', 'path', 'access', 'keep']

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEndpoint(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value.path === 'string' && typeof value.method === 'string'
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function clientValue(value: unknown): unknown {
  if (isPlain(value)) return value
  if (!isRecord(value)) return undefined
  const declared = Object.entries(value).filter(([, call]) => isEndpoint(call))
  if (declared.length === 0) return undefined
  return Object.fromEntries(
    declared.map(([key, call]) => [
      key,
      Object.fromEntries(
        Object.entries(isRecord(call) ? call : {}).filter(([field]) => clientFields.includes(field)),
      ),
    ]),
  )
}

/**
 * Serves a domain's `calls.ts` to the browser without its schemas: 15 KB of zod less in the first screen. Schemas
 * that a form needs live in other files of the contract and come through unchanged.
 */
export function contractForClient(): Plugin {
  return {
    name: 'contract-for-client',
    enforce: 'pre',
    async load(id) {
      if (!/packages[\\/]contract[\\/]src[\\/]\w+[\\/]calls\.ts$/.test(id)) return null
      const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(id).href)
      const lines = Object.entries(isRecord(loaded) ? loaded : {}).flatMap(([name, value]) => {
        const kept = clientValue(value)
        return kept === undefined ? [] : [`export const ${name} = ${JSON.stringify(kept)}`]
      })
      return { code: lines.join('\n'), map: null }
    },
  }
}
