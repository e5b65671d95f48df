import { createInterface } from 'node:readline'
import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Log } from '#log.ts'

/**
 * Starts a file of ours in a thread of its own. Node reads TypeScript through WebAssembly, and in V8 13.6 two threads that
 * make its fast paths at the same moment may end the process (a wrapper without a module is freed; decision 048). A
 * budget that is never used up keeps threads from making them; it must be set before the thread begins. What the thread
 * prints becomes lines of `log`; without one it is printed.
 */
export function startThread(file: URL, options: WorkerOptions, log?: Log): Worker {
  setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')
  if (log === undefined) return new Worker(file, options)
  const worker = new Worker(file, { ...options, stdout: true, stderr: true })
  createInterface({ input: worker.stdout }).on('line', (line) => log.info(line))
  createInterface({ input: worker.stderr }).on('line', (line) => log.warn(line))
  return worker
}
