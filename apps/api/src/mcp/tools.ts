import type { Tool } from '@modelcontextprotocol/server'
import { opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { z } from 'zod'

/** A call of the contract as an assistant sees it. */
export type CallTool = {
  endpoint: Endpoint
  tool: Tool
  /** The answer is no object of its own and stands under `result`. */
  isWrapped: boolean
}

type Schema = Record<string, unknown>

/** Of a list that says no number: an assistant reads every row, and pays for it. */
export const usualRows = 10
/** Argument of a tool that takes from the plan: what its first answer gave. */
export const confirmArgument = 'confirm'

/** Files are no arguments; what a key opens is told by the list of tools itself. */
function isTool(endpoint: Endpoint): boolean {
  if (endpoint.takes === 'bytes' || endpoint.name === 'accessKey.current') return false
  return opensToKeys(endpoint) || isOpen(endpoint)
}

/** The codes that other calls take, which nobody needs a key for. */
function isOpen({ name, access }: Endpoint): boolean {
  return access === 'anyone' && name.startsWith('reference.')
}

let made: readonly CallTool[] | undefined

/** All tools there can be, made when first asked for. */
export function callTools(): readonly CallTool[] {
  made ??= endpoints.filter(isTool).map(toolOf)
  return made
}

/** Those that a key opens, by the names of its calls. */
export function toolsOf(calls: readonly string[]): CallTool[] {
  return callTools().filter(({ endpoint }) => isOpen(endpoint) || calls.includes(endpoint.name))
}

/** `company_search`: clients take no dots. */
function nameOf({ name }: Endpoint): string {
  return name.replace('.', '_')
}

function toolOf(endpoint: Endpoint): CallTool {
  const { kind, summary, spends } = endpoint
  const output = schemaOf(endpoint, 'output')
  const isWrapped = output['type'] !== 'object'
  const tool = {
    name: nameOf(endpoint),
    title: summary.split(':')[0] ?? summary,
    description:
      spends === undefined ? summary : `${summary}. Takes from what the plan gives (${spends}); asks first.`,
    inputSchema: inputOf(endpoint),
    outputSchema: isWrapped ? wrapped(output) : output,
    annotations: {
      readOnlyHint: kind === 'read',
      destructiveHint: kind === 'write' && endpoint.destroys === true,
      idempotentHint: kind === 'read',
      openWorldHint: false,
    },
  }
  // JSON Schema of an object, which the type spells out further than zod does.
  return { endpoint, tool: trusted<Tool>(tool), isWrapped }
}

function inputOf(endpoint: Endpoint): Schema {
  const input = schemaOf(endpoint, 'input')
  const description = 'what the answer before gave, once your person has agreed'
  return {
    ...input,
    type: 'object',
    properties: {
      ...Object(input['properties']),
      ...(endpoint.spends !== undefined && { [confirmArgument]: { type: 'string', description } }),
    },
  }
}

function wrapped({ $defs, ...result }: Schema): Schema {
  return {
    type: 'object',
    properties: { result },
    required: ['result'],
    ...($defs !== undefined && { $defs }),
  }
}

function schemaOf(endpoint: Endpoint, side: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(endpoint[side], {
    io: side,
    unrepresentable: 'any',
  })
  return schema
}

/** The rows that a list is asked for where nobody said how many. */
export function withUsualRows({ tool }: CallTool, input: object): object {
  const takesLimit = Object.hasOwn(Object(tool.inputSchema.properties), 'limit')
  return takesLimit && !('limit' in input) ? { ...input, limit: usualRows } : input
}
