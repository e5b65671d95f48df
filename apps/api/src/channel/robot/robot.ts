import type { Channel, Outcome } from '#outside/channels.ts'

export type RobotSettings = {
  /** Robots beside those of 企业微信, by their origins. */
  origins: readonly string[]
  /** Undefined: nobody knows where we are reached, and no line leads to us. */
  appUrl: string | undefined
}

const ownOrigin = 'https://qyapi.weixin.qq.com'
const path = '/cgi-bin/webhook/send'
const patience = 8_000
/** Twenty lines a minute, says 企业微信; then 45009. */
const restSeconds = 60
/** 45009 asked too often, 45033 too much at once, -1 busy. */
const laterCodes = [45009, 45033, -1]
/** 93000 no such robot, 93008 the group has forbidden it. */
const goneCodes = [93000, 93008]

/** 企业微信群机器人, by the address that the group gives for it. What is said there a group reads. */
export function robot({ origins, appUrl }: RobotSettings): Channel {
  return {
    isRepeatable: false,
    accepts(address) {
      if (!URL.canParse(address)) return false
      const { origin, pathname, searchParams, username } = new URL(address)
      const isKnown = origin === ownOrigin || origins.includes(origin)
      return (
        isKnown && pathname === path && username === '' && /^[\w-]{8,80}$/.test(searchParams.get('key') ?? '')
      )
    },
    async send(address, told) {
      if (!this.accepts(address)) return { is: 'gone', why: 'not the address of a robot' }
      const link = appUrl && told.path && `${appUrl}/h5${told.path}`
      const content = [told.title, told.body, link].filter(Boolean).join('\n')
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ msgtype: 'text', text: { content } }),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        const { errcode }: { errcode?: unknown } = Object(await answer.json().catch(() => null))
        return outcomeOf(errcode, answer.status)
      } catch (error) {
        return unreached(error)
      }
    },
  }
}

function outcomeOf(errcode: unknown, status: number): Outcome {
  if (errcode === 0) return { is: 'sent' }
  if (typeof errcode !== 'number')
    return status >= 500
      ? { is: 'again', why: `the robot answers ${status}` }
      : { is: 'refused', why: `the robot answers ${status}` }
  const why = `the robot answers ${errcode}`
  if (laterCodes.includes(errcode)) return { is: 'again', why, seconds: restSeconds }
  return { is: goneCodes.includes(errcode) ? 'gone' : 'refused', why }
}

/** Only where no connection came about is it known that nothing was said. */
function unreached(error: unknown): Outcome {
  const code = String(Object(Object(error).cause).code ?? Object(error).name)
  const why = `the robot is not reached: ${code}`
  const isSure = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'UND_ERR_CONNECT_TIMEOUT',
    'EHOSTUNREACH',
  ].includes(code)
  return { is: isSure ? 'again' : 'unknown', why }
}
