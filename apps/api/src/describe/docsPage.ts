import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { domains } from '@zhzz/contract/endpoints.ts'
import { commonFailures, failureNames, failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import { schemaOf } from '#describe/openApi.ts'

const style = `
  body { font: 15px/1.6 system-ui, sans-serif; color: #1c2430; margin: 0 auto; max-width: 880px; padding: 16px; overflow-wrap: anywhere }
  h1 { font-size: 24px } h2 { margin-top: 40px; border-bottom: 1px solid #dfe4ea } h3 { margin: 28px 0 4px; font-size: 16px }
  code { font: 13px/1.5 ui-monospace, monospace } pre { background: #f5f7fa; padding: 12px; border-radius: 6px; overflow: auto }
  .line { color: #5b6673; font-size: 13px } nav a { margin-right: 12px } table { border-collapse: collapse } td { padding: 2px 12px 2px 0 }
  summary { cursor: pointer; color: #0277ff }`

/** The contract to read: every call by domain with what it takes, what it gives and how it fails. */
export function docsPage(): string {
  const sections = Object.entries(domains).map(
    ([domain, calls]) => `<h2 id="${domain}">${domain}</h2>${Object.values(calls).map(callSection).join('')}`,
  )
  const links = Object.keys(domains).map((domain) => `<a href="#${domain}">${domain}</a>`)
  return `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>智慧会展 · 接口</title><style>${style}</style>
<h1>智慧会展 · 接口</h1>
<p>Every answer is <code>{code, msg, data}</code>; of a failure <code>data</code> is <code>{failure, detail}</code>. The session
goes in the header <code>Jwt-Token</code>; a write takes an <code>Idempotency-Key</code>. Machine-readable:
<a href="/openapi.json">openapi.json</a>.</p>
<nav>${links.join('')}<a href="#failures">failures</a></nav>
${sections.join('')}
<h2 id="failures">failures</h2><p>Any call may give ${names(commonFailures)}; the others stand with the call.</p>
<table>${failureNames
    .map((name) => {
      const { code, status } = failures[name]
      return row([name, String(code), `HTTP ${status}`, failureMessages[name]])
    })
    .join('')}</table></html>`
}

function callSection(endpoint: Endpoint): string {
  const paths = [endpoint.path, ...endpoint.alsoAt]
  return `<h3 id="${endpoint.name}"><code>${endpoint.name}</code></h3>
<div>${escape(endpoint.summary)}</div>
${paths.map((path) => `<div><code>${endpoint.method} ${path}</code></div>`).join('')}
<div class="line">${endpoint.kind} · ${endpoint.access}${endpoint.fails.length > 0 ? ` · fails: ${names(endpoint.fails)}` : ''}</div>
${shape('takes', schemaOf(endpoint, 'input', {}))}${shape('gives', schemaOf(endpoint, 'output', {}))}`
}

function shape(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre><code>${escape(outline(schema, ''))}</code></pre></details>`
}

/** A schema as an indented outline: `name?: type`. */
function outline(schema: unknown, indent: string): string {
  const get = (key: string) =>
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined
  const [properties, items, choices, values] = [get('properties'), get('items'), get('anyOf'), get('enum')]
  if (typeof properties === 'object' && properties !== null) {
    const required: unknown = get('required')
    const lines = Object.entries(properties).map(([name, part]) => {
      const isNeeded = Array.isArray(required) && required.includes(name)
      return `${indent}  ${name}${isNeeded ? '' : '?'}: ${outline(part, `${indent}  `)}`
    })
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
  }
  if (items !== undefined) return `${outline(items, indent)}[]`
  if (Array.isArray(choices)) return choices.map((choice) => outline(choice, indent)).join(' | ')
  if (Array.isArray(values)) return values.join(' | ')
  if (get('const') !== undefined) return JSON.stringify(get('const'))
  if (typeof get('$ref') === 'string') return '(the same again)'
  return [get('type') ?? 'any', get('format')].filter(Boolean).join(' ')
}

function names(list: readonly string[]): string {
  return list.map((name) => `<code>${name}</code>`).join(', ')
}

function row(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
