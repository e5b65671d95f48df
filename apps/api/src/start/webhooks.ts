import type { Job } from '#start/jobs.ts'
import { deliver, type SendingTools } from '#webhook/send/deliver.ts'

/** Every two seconds: events to the endpoints of people's programs. */
export function webhooks(tools: SendingTools): Job {
  return { name: 'webhooks', every: 2, first: 1, work: (signal) => deliver(tools, signal) }
}
