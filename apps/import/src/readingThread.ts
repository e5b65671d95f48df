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

port.on('message', async (request: { next: never } | { reject: Rejected[] } | { close: true }) => {
  if ('next' in request) port.postMessage(await reading.next(request.next))
  else if ('reject' in request) port.postMessage(await reading.reject(request.reject))
  else {
    port.postMessage(await reading.close())
    port.close()
  }
})
