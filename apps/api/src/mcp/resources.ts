import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { company } from '@zhzz/contract/company/calls.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Ask } from '#mcp/ask.ts'
import { usualRows } from '#mcp/tools.ts'

type Declared = { name: string; uri: string; endpoint: Endpoint; input: (id: string) => object }

/** What an assistant may look at by an address, each the answer of a call. */
const declared: readonly Declared[] = [
  { name: 'company', uri: 'zhzz://company/{id}', endpoint: company.detail, input: (id) => ({ id }) },
  { name: 'edition', uri: 'zhzz://exhibition/{id}', endpoint: exhibition.detail, input: (id) => ({ id }) },
  {
    name: 'exhibitors',
    uri: 'zhzz://exhibition/{id}/exhibitors',
    endpoint: exhibition.exhibitors,
    input: (editionId) => ({ editionId, limit: usualRows }),
  },
]

/** Those that the key opens. */
export function putResources(mcp: McpServer, ask: Ask, calls: readonly string[]): void {
  for (const { name, uri, endpoint, input } of declared) {
    if (!calls.includes(endpoint.name)) continue
    const mimeType = 'application/json'
    mcp.registerResource(
      name,
      new ResourceTemplate(uri, { list: undefined }),
      { title: endpoint.summary.split(':')[0] ?? name, description: endpoint.summary, mimeType },
      async ({ href }, { id }) => {
        const { code, msg, data } = await ask(endpoint, input(String(id)))
        if (code !== 200)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${href}: ${msg} (${code})`)
        return { contents: [{ uri: href, mimeType, text: JSON.stringify(data) }] }
      },
    )
  }
}
