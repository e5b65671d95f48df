import { twilioLine } from '#call/twilio.ts'
import type { Line } from '#outside/line.ts'

type Env = NodeJS.ProcessEnv

/** `CALL_LINE`: `twilio` with its keys; absent, people ring with their own telephones. */
export function lineFromEnvironment(env: Env): Line | null {
  const name = env['CALL_LINE']
  if (!name) return null
  if (name !== 'twilio') throw new Error(`CALL_LINE=${name}: there is twilio`)
  const needed = (variable: string) => {
    const value = env[variable]
    if (!value) throw new Error(`CALL_LINE=twilio needs ${variable}`)
    return value
  }
  return twilioLine({
    accountSid: needed('TWILIO_ACCOUNT_SID'),
    authToken: needed('TWILIO_AUTH_TOKEN'),
    from: needed('TWILIO_FROM'),
    origin: env['TWILIO_ORIGIN'] || 'https://api.twilio.com',
    ownOrigin: new URL(needed('CALLBACK_ORIGIN')).origin,
  })
}
