import { once } from 'node:events'
import { startThread } from '@zhzz/db/startThread.ts'
import type { OpenReading, ReadingTask } from '#openReading.ts'

/** Opens a source in a thread of its own: reading takes about as long as writing, and a server has two cores. */
export async function readAhead<Prepared, Hint>(task: ReadingTask): Promise<OpenReading<Prepared, Hint>> {
  const worker = startThread(new URL('./readingThread.ts', import.meta.url), {
    workerData: task,
    // Rows live shortly: more room for them costs 100 MB and saves no time.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  let failure: Error | undefined
  worker.on('error', (error: Error) => {
    failure = error
  })
  const answer = async () => {
    if (failure) throw failure
    const [message] = await once(worker, 'message')
    return message
  }
  const facts = await answer()
  let last: Promise<unknown> = Promise.resolve()
  const ask = (request: object) => {
    const asked = last.then(() => {
      worker.postMessage(request)
      return answer()
    })
    last = asked.catch(() => {})
    return asked
  }
  return {
    facts,
    next: (hint) => ask({ next: hint }),
    reject: (rows) => ask({ reject: rows }),
    close: () => ask({ close: true }),
  }
}
