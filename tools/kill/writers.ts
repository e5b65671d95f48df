import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { account } from '@zhzz/contract/account/calls.ts'
import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { codes } from './runningServer.ts'

export type Writer = { phone: string; token: string; tenantId: string; accountId: string }
/** What the server said was done. */
export type Acknowledged = { followUps: string[]; unlocks: { tenantId: string; companyId: string }[] }

/** One request; null when no answer came, or one that asks to come again. */
export async function attempt<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: Request<E>,
  headers: Record<string, string>,
): Promise<{ code: number; data: Output<E> } | null> {
  try {
    const isGet = endpoint.method === 'GET'
    const asked = isGet ? `?${new URLSearchParams(Object.entries(Object(input)))}` : ''
    const answer = await fetch(
      `${origin}${endpoint.path}${asked}`,
      isGet
        ? { headers, signal: AbortSignal.timeout(20_000) }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
            signal: AbortSignal.timeout(20_000),
          },
    )
    const { code, data }: { code: number; data: Output<E> } = JSON.parse(await answer.text())
    return answer.status >= 500 ? null : { code, data }
  } catch {
    return null
  }
}

/** Repeats one action with one key until the server acknowledges it, as the app does over a lost connection. */
async function act<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: Request<E>,
  token: string,
  onFailure: () => void,
): Promise<number> {
  const headers = { 'jwt-token': token, 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await attempt(origin, endpoint, input, headers)
    if (answer !== null) return answer.code
    onFailure()
    await delay(20)
  }
}

/** `behaviorToken`: where the number has asked for a code before. */
export async function signIn(origin: string, phone: string, behaviorToken?: string): Promise<Writer> {
  const asked = { phone, ...(behaviorToken !== undefined && { behaviorToken }) }
  const sent = await attempt(origin, account.sendLoginPhoneCode, asked, {})
  if (sent?.code !== 200) throw new Error(`no code for ${phone}: ${JSON.stringify(sent)}`)
  const agreements = await attempt(origin, account.agreements, {}, {})
  const agreementVersions = Object.fromEntries(
    (agreements?.data ?? []).map(({ document, version }) => [document, version]),
  )
  while (!codes.has(phone)) await delay(5)
  const login = {
    phone,
    code: codes.get(phone) ?? '',
    agreementVersions,
    ageConfirmed: true,
    ageGroup: 'adult',
  } as const
  const token = (await attempt(origin, account.phoneCodeLogin, login, {}))?.data.token ?? ''
  const current = await attempt(origin, account.current, {}, { 'jwt-token': token })
  if (current?.code !== 200) throw new Error(`${phone} could not sign in`)
  return { phone, token, tenantId: current.data.tenantId, accountId: current.data.accountId }
}

/** Writes follow-ups and unlocks in turn until told to stop, and notes each that was acknowledged; `onFailure`: one had to be sent again. */
export async function write(
  origin: string,
  writer: Writer,
  companies: string[],
  acknowledged: Acknowledged,
  stop: AbortSignal,
  onFailure: () => void = () => {},
): Promise<void> {
  while (!stop.aborted) {
    const content = `跟进 ${randomUUID()}`
    const record = {
      targetType: 'company',
      targetId: companies.at(-1) ?? '',
      clientUid: randomUUID(),
      followType: 'phone',
      content,
      followTime: new Date(Date.now() - 60_000).toISOString(),
      allowDuplicate: true,
    } as const
    const saved = await act(origin, followUp.save, record, writer.token, onFailure)
    if (saved !== 200) throw new Error(`a follow-up was answered with ${saved}`)
    acknowledged.followUps.push(content)
    const companyId = companies.length > 1 ? companies.pop() : undefined
    if (companyId === undefined) continue
    const unlocked = await act(origin, member.unlock, { companyId }, writer.token, onFailure)
    if (unlocked !== 200) throw new Error(`an unlock was answered with ${unlocked}`)
    acknowledged.unlocks.push({ tenantId: writer.tenantId, companyId })
  }
}
