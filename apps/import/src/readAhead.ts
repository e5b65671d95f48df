import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { startThread } from '@zhzz/db/startThread.ts'
import type { Dataset } from '#dataset.ts'
import type { OpenReading, ReadingTask } from '#openReading.ts'

/** In bytes: of a smaller file the start of a thread takes longer than the whole reading. */
const smallFile = 256 * 1024

/** Opens a source here when it is small, else in a thread; `others`: the fields of every dataset, which a thread knows by itself. */
export async function openNearOrAhead<Prepared, Hint>(
  dataset: Dataset<Prepared, Hint>,
  task: ReadingTask,
  others: Record<string, Record<string, string>>,
): Promise<OpenReading<Prepared, Hint>> {
  const found = await stat(task.path).catch(() => null)
  if (found !== null && found.size < smallFile) return dataset.read(task, others)
  return readAhead(task)
}

/** Opens a source in a thread of its own: reading takes about as long as writing, and a server has two cores. */
async function readAhead<Prepared, Hint>(task: ReadingTask): Promise<OpenReading<Prepared, Hint>> {
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
