import { parentPort, workerData } from 'node:worker_threads'
import { type RunOptions, runPrediction } from '#run/runPrediction.ts'

const { url, options }: { url: string; options: RunOptions } = workerData
let said = -1
const summary = await runPrediction(url, {
  ...options,
  onProgress(step, share) {
    const whole = step === 'learn' ? share / 2 : 0.5 + share / 2
    if (whole - said < 0.02) return
    said = whole
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ share: whole })
  },
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ summary })
