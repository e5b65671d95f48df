import { textOf } from '#value/text.ts'

/** A website with its scheme; null for what is none. The first of several. */
export function webAddressOf(value: string | undefined): string | null {
  const text = textOf(value)?.split(/[\s;；,，]/)[0]
  if (text === undefined) return null
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`
  return URL.canParse(url) && /^https?:\/\/[^/]+\.[^/]+/i.test(url) ? url : null
}
