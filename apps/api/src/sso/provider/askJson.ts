/** Milliseconds for one question; an answer of ours takes three of them at most. */
export const providerMilliseconds = 2_500

const mostCharacters = 64 * 1024

type Asked = { method?: 'POST'; headers?: Record<string, string>; body?: object }

/** What a provider answers to one question: its JSON, whatever the status says. Rejects without an answer in time. */
export async function askJson(
  address: string | URL,
  { method, headers, body }: Asked = {},
): Promise<{ status: number; said: Record<string, unknown> }> {
  const answer = await fetch(address, {
    ...(method && { method }),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(providerMilliseconds),
  })
  const text = await answer.text()
  if (text.length > mostCharacters) throw new Error(`${text.length} characters are no answer`)
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null) throw new Error('not an answer of the provider')
  return { status: answer.status, said: Object.fromEntries(Object.entries(said)) }
}

/** A field that an answer cannot do without. */
export function textIn(said: Readonly<Record<string, unknown>>, field: string): string {
  const value = said[field]
  if (typeof value !== 'string' || value === '') throw new Error(`the answer has no ${field}`)
  return value
}
