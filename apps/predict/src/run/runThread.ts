import { parentPort, workerData } from 'node:worker_threads'
import { type RunOptions, runPrediction } from '#run/runPrediction.ts'

const { url, options }: { url: string; options: RunOptions } = workerData
let said = -1
const summary = await runPrediction(url, {
  ...options,
  onProgress(share) {
    if (share - said < 0.02) return
    said = share
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ share })
  },
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ summary })
