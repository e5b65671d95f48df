import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Rejected } from '#dataset.ts'
import { readings } from '#readings.ts'

/**
 * The thread that reads and prepares a source while the database writes what came before (readAhead.ts). It tells
 * the facts unasked, then answers one request after the other.
 */
const port = parentPort
const open = readings[workerData.dataset]
if (!port || !open) throw new Error('this thread is started by readAhead.ts with the name of a dataset')
const reading = await open(workerData)
port.postMessage(reading.facts)

const answer = async (request: { next: never } | { reject: Rejected[] } | { close: true }) => {
  if ('next' in request) return reading.next(request.next)
  return 'reject' in request ? reading.reject(request.reject) : reading.close()
}
for await (const [request] of on(port, 'message')) {
  port.postMessage(await answer(request))
  if ('close' in request) break
}
port.close()
