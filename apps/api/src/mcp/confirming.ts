import { createHash, randomUUID } from 'node:crypto'
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** What was shown before: the call with its arguments, and a word that it happens once by. */
type Shown = { call: string; of: string; once: string }

const minutes = 10
const answer = z.object({ confirm: z.boolean() })

/** Seals what was shown, for one key; it holds for ten minutes, on every node that has the same secret. */
export function confirmingOf(secret: Buffer, keyId: string): RequestStateCodec<Shown> {
  return createRequestStateCodec<Shown>({ key: secret, ttlSeconds: minutes * 60, bind: () => keyId })
}

type Asked = {
  call: string
  input: object
  /** What an earlier answer gave for it, as an argument. */
  token: string | undefined
  /** What is asked of the person. */
  question: () => Promise<string>
}

/** `go`: it was agreed to, and happens once under this word. `ask`: the person is asked; `token`: the assistant does that. */
export type Confirmed =
  | { go: string }
  | { declined: true }
  | { ask: InputRequiredResult }
  | { token: string; question: string }

/** Whether the person has agreed to exactly this. A client that can ask shows its own form; else the assistant comes back. */
export async function confirmed(
  codec: RequestStateCodec<Shown>,
  ctx: ServerContext,
  capabilities: { elicitation?: unknown } | undefined,
  { call, input, token, question }: Asked,
): Promise<Confirmed> {
  const of = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const isThis = (shown: Shown | undefined) => shown?.call === call && shown.of === of
  const shown = ctx.mcpReq.requestState<Shown>()
  if (shown !== undefined && isThis(shown)) {
    const said = acceptedContent(ctx.mcpReq.inputResponses, 'confirm', answer)
    return said?.confirm === true ? { go: shown.once } : { declined: true }
  }
  const brought = token === undefined ? undefined : await codec.verify(token, ctx).catch(() => undefined)
  if (brought !== undefined && isThis(brought)) return { go: brought.once }
  const state = await codec.mint({ call, of, once: `mcp-${randomUUID()}` }, ctx)
  const said = await question()
  if (!canAsk(ctx, capabilities)) return { token: state, question: said }
  return {
    ask: inputRequired({
      inputRequests: { confirm: inputRequired.elicit({ message: said, requestedSchema: answer }) },
      requestState: state,
    }),
  }
}

/** Said with the request, or when the connection began. */
function canAsk(ctx: ServerContext, capabilities: { elicitation?: unknown } | undefined): boolean {
  const said: unknown = Reflect.get(ctx.mcpReq.envelope ?? {}, CLIENT_CAPABILITIES_META_KEY)
  if (typeof said === 'object' && said !== null && 'elicitation' in said) return true
  return capabilities?.elicitation !== undefined
}
