import { parentPort, workerData } from 'node:worker_threads'
import { trainMembers } from '#model/ensemble.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(trainMembers(workerData))
