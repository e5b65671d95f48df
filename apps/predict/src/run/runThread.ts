import { parentPort, workerData } from 'node:worker_threads'
import { type RunOptions, runPrediction } from '#run/runPrediction.ts'

const { url, options }: { url: string; options: RunOptions } = workerData
const summary = await runPrediction(url, options)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(summary)
