import type { Entity, Kind } from '#reconcile/kind.ts'

/** Shown in a frame of another program: nothing of ours runs in it, and nothing but this may be framed. */
export const previewPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *"

/** The facts of an entity as a small page, beside a row of somebody's table. */
export function preview({ name, description, values }: Entity, { properties }: Kind): string {
  const rows = Object.entries(values).flatMap(([property, texts]) =>
    texts.length === 0
      ? []
      : [`<tr><th>${escape(properties[property] ?? property)}<td>${escape(texts.join('; '))}`],
  )
  return `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>${escape(name)}</title>
<style>body{font:13px/1.5 system-ui,sans-serif;color:#1c2430;margin:12px}h1{font-size:15px;margin:0}p{color:#5b6673;margin:2px 0 8px}
th{font-weight:400;color:#5b6673;text-align:left;vertical-align:top;padding-right:12px;white-space:nowrap}</style>
<h1>${escape(name)}</h1><p>${escape(description)}</p><table>${rows.join('')}</table></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
