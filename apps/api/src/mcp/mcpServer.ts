import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { account } from '@zhzz/contract/account/calls.ts'
import type { Ask, Envelope } from '#mcp/ask.ts'
import { confirmed, confirmingOf } from '#mcp/confirming.ts'
import { putResources } from '#mcp/resources.ts'
import { type CallTool, confirmArgument, toolsOf, usualRows, withUsualRows } from '#mcp/tools.ts'

type Options = {
  ask: Ask
  /** The key that asks, and the calls that it opens now. */
  key: { id: string; calls: readonly string[] }
  /** What confirmations are sealed with: 32 bytes, the same on every node. */
  secret: Buffer
}

const instructions = `智慧会展: companies, exhibitions, who exhibits where and who is likely to next.
The usual way: exhibition_search or prediction_editions for an edition, prediction_companies for who is likely to exhibit
there, member_unlock for the contacts of one company (takes a credit of the plan, and asks first), followUp_save for what was
said or is to be done (clientUid: a new UUID). Lists give ${usualRows} rows unless told by limit, and a cursor for more.
A failure names itself; quotaUsedUp and planTooLow are said to the person, not tried again.`

/** Whatever a key opens, as tools and resources. Made for each request, or for a connection of stdio. */
export function mcpServer({ ask, key, secret }: Options): McpServer {
  const codec = confirmingOf(secret, key.id)
  const mcp = new McpServer(
    { name: 'zhzz', title: '智慧会展', version: '1.0.1' },
    { instructions, capabilities: { tools: {} }, requestState: { verify: codec.verify } },
  )
  const tools = toolsOf(key.calls)
  const { server } = mcp
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ tool }) => tool) }))
  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const chosen = tools.find(({ tool }) => tool.name === params.name)
    if (chosen === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `there is no tool ${params.name} for this key`)
    const { [confirmArgument]: token, ...input } = params.arguments ?? {}
    const { spends, name } = chosen.endpoint
    if (spends === undefined)
      return resultOf(chosen, await ask(chosen.endpoint, withUsualRows(chosen, input)))
    const agreed = await confirmed(codec, ctx, server.getClientCapabilities(), {
      call: name,
      input,
      token: typeof token === 'string' ? token : undefined,
      question: () => questionOf(chosen, ask),
    })
    if ('ask' in agreed) return agreed.ask
    if ('declined' in agreed) return refused('not done: the person did not agree')
    if ('token' in agreed)
      return refused(
        `not done yet. ${agreed.question} Ask your person; when they agree, call again with the same arguments and ${confirmArgument}: "${agreed.token}"`,
      )
    return resultOf(chosen, await ask(chosen.endpoint, input, agreed.go))
  })
  putResources(mcp, ask, key.calls)
  return mcp
}

/** `解锁 takes from what your plan gives (unlock: 12 of 30 left). Do it?` */
async function questionOf({ endpoint: { spends }, tool }: CallTool, ask: Ask): Promise<string> {
  const { code, data } = await ask(account.current, {})
  const viewer = code === 200 ? account.current.output.parse(data) : null
  const quota = viewer?.quotas.find((one) => one.code === spends)
  const left = quota === undefined ? '' : `: ${quota.limit - quota.used} of ${quota.limit} left`
  return `${tool.title} takes from what your plan gives (${spends}${left}). Do it?`
}

function resultOf({ isWrapped }: CallTool, { code, msg, data }: Envelope): CallToolResult {
  if (code !== 200) return refused(JSON.stringify({ code, msg, ...Object(data) }))
  const answer = isWrapped ? { result: data } : Object(data)
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: answer }
}

function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
