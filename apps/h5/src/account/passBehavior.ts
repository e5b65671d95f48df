import { account } from '@zhzz/contract/account/calls.ts'
import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { send } from '#api/send.ts'

type Challenge = Output<typeof account.behaviorCaptcha>
type Solution = Request<typeof account.verifyBehavior>['solution']

/** Nobody waits longer; a slow telephone needs two or three seconds. */
const mostMilliseconds = 60_000

function isSolution(value: unknown): value is Solution {
  return typeof value === 'object' && value !== null && 'counter' in value && 'derivedKey' in value
}

/** Null when this browser cannot solve it: its cryptography is closed outside of HTTPS. */
function solve(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./behaviorSolver.worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(() => end(null), mostMilliseconds)
    function end(solution: Solution | null) {
      clearTimeout(timer)
      worker.terminate()
      resolve(solution)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      end(isSolution(data) ? data : null),
    )
    worker.addEventListener('error', () => end(null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge)
  })
}

/** 行为验证 without a picture: the device solves what the server asks, for a pass that lets one call through. */
export async function passBehavior(): Promise<string | null> {
  const challenge = await send(account.behaviorCaptcha, {})
  const solution = await solve(challenge)
  if (solution === null) return null
  return (await send(account.verifyBehavior, { challenge, solution })).behaviorToken
}
