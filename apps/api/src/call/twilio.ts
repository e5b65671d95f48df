import { createHmac, timingSafeEqual } from 'node:crypto'
import { lineCallbackPath } from '@zhzz/contract/call/calls.ts'
import { dialString } from '#call/dialString.ts'
import type { Line, LineEvent } from '#outside/line.ts'

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number of the account, which both sides see. */
  from: string
  /** Of their API. */
  origin: string
  /** Where we are reached from outside: the host that their signature is over. */
  ownOrigin: string
}

/** Below what a person waits for an answer (R10). */
const vendorMilliseconds = 6_000
const ringSeconds = 30
const events = ['initiated', 'ringing', 'answered', 'completed']

/** Their names of how a leg stands (Call resource, CallStatus). */
const calleeStates: Readonly<Record<string, LineEvent['state']>> = {
  initiated: 'ringing',
  ringing: 'ringing',
  'in-progress': 'connected',
  completed: 'completed',
  busy: 'busy',
  'no-answer': 'noAnswer',
  failed: 'failed',
  canceled: 'cancelled',
}
/** The person's own telephone: that it was not taken ends the call; that it was put down is told by the other leg. */
const agentStates: Readonly<Record<string, LineEvent['state']>> = {
  initiated: 'ringingAgent',
  ringing: 'ringingAgent',
  busy: 'cancelled',
  'no-answer': 'cancelled',
  failed: 'failed',
  canceled: 'cancelled',
}

/** Twilio Programmable Voice, Calls of version 2010-04-01. */
export function twilioLine({ accountSid, authToken, from, origin, ownOrigin }: TwilioSettings): Line {
  const told = (id: string, leg: 'agent' | 'callee') =>
    `${ownOrigin}${lineCallbackPath}?${new URLSearchParams({ call: id, leg })}`
  return {
    name: 'twilio',

    async start({ id, agent, callee }) {
      const { number, extension } = dialString(callee)
      const digits = extension === '' ? '' : ` sendDigits="wwww${extension}"`
      const body = new URLSearchParams({
        To: dialString(agent).number,
        From: from,
        Timeout: String(ringSeconds),
        StatusCallback: told(id, 'agent'),
        Twiml: `<Response><Dial callerId="${escaped(from)}" timeout="${ringSeconds}"><Number${digits} statusCallback="${escaped(told(id, 'callee'))}" statusCallbackEvent="${events.join(' ')}">${number}</Number></Dial></Response>`,
      })
      for (const event of events) body.append('StatusCallbackEvent', event)
      const answer = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Calls.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(vendorMilliseconds),
      })
      // What they say of a refusal holds the number: it is read by nobody.
      if (answer.status >= 400 && answer.status < 500) return null
      const { sid } = Object(await answer.json())
      if (!answer.ok || typeof sid !== 'string') throw new Error(`twilio answered ${answer.status}`)
      return sid
    },

    heard({ url, form, signature }) {
      // https://www.twilio.com/docs/usage/security: the address, then each field with its value, in the order of names.
      const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      const signed = ownOrigin + url + fields.flat().join('')
      const right = createHmac('sha1', authToken).update(signed).digest()
      const given = Buffer.from(signature, 'base64')
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const asked = new URL(url, ownOrigin).searchParams
      const isCallee = asked.get('leg') === 'callee'
      const state = (isCallee ? calleeStates : agentStates)[form.get('CallStatus') ?? '']
      const seconds = Number(form.get('CallDuration') ?? Number.NaN)
      const talked = isCallee && state === 'completed' && Number.isInteger(seconds) && seconds >= 0
      return {
        callId: asked.get('call') ?? '',
        event: state === undefined ? null : { state, talkSeconds: talked ? seconds : null },
      }
    },
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
