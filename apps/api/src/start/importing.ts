import type { Importing } from '#operate/imports/importing.ts'
import { nextTask } from '#operate/imports/nextTask.ts'
import type { Job } from '#start/jobs.ts'

/** What operators want of imports, in a thread of its own. Any number of nodes may run it: the rows are the queue. */
export function importing(tools: Importing): Job {
  return {
    name: 'imports',
    every: 3,
    async work(signal) {
      while (!signal.aborted && (await nextTask(tools, signal)));
    },
  }
}
