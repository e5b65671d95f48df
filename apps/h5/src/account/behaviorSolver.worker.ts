import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

async function answer(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started this worker
  postMessage(solution)
}

// Beside the page's own thread: nothing on the screen stands still meanwhile.
addEventListener('message', ({ data }: MessageEvent<Challenge>) => void answer(data))
