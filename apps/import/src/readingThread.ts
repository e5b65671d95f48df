import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { datasetOf } from '#datasets.ts'
import type { Rejected } from '#reading.ts'

/**
 * The thread that reads and prepares a source while the database writes what came before (readAhead.ts). It tells
 * the facts unasked, then answers one request after the other.
 */
const port = parentPort
const dataset = datasetOf(workerData.dataset)
if (!port || !dataset) throw new Error('this thread is started by readAhead.ts with the name of a dataset')
const reading = await dataset.read(workerData)
port.postMessage(reading.facts)

const answer = async (request: { next: never } | { reject: Rejected[] } | { close: true }) => {
  if ('next' in request) return reading.next(request.next)
  return 'reject' in request ? reading.reject(request.reject) : reading.close()
}
for await (const [request] of on(port, 'message')) {
  const answered = await answer(request)
  port.postMessage(answered, ownedBuffers(answered))
  if ('close' in request) break
}
port.close()

/** The memory of the pieces of bytes in an answer, down to the third level: it changes hands instead of being copied. */
function ownedBuffers(value: unknown, depth = 3): ArrayBuffer[] {
  if (value instanceof Uint8Array)
    return value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : []
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.values(value).flatMap((part) => ownedBuffers(part, depth - 1))
}
