import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a file of ours in a thread of its own. Node reads TypeScript through WebAssembly, and in V8 13.6 two threads that
 * make its fast paths at the same moment may end the process (a wrapper without a module is freed; decision 048). A
 * budget that is never used up keeps threads from making them; it must be set before the thread begins.
 */
export function startThread(file: URL, options: WorkerOptions): Worker {
  setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')
  return new Worker(file, options)
}
