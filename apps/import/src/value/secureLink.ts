import { textOf } from '#value/text.ts'

const longest = 1_000

/** An https address of a picture, or null: pages load pictures of others over TLS alone. */
export function secureLinkOf(value: string | undefined): string | null {
  const text = textOf(value)
    ?.split(/[\s;；，|]/)[0]
    ?.replace(/^\/\//, 'https://')
  if (text === undefined || text.length > longest || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' ? url.href : null
}
