import { type DeliveryTools, deliver } from '#channel/deliver.ts'
import type { Job } from '#start/jobs.ts'

/** Every five seconds: messages to where people are told beside the app. */
export function delivering(tools: DeliveryTools, clock: { now: () => Date }): Job {
  return {
    name: 'deliver',
    every: 5,
    first: 2,
    work: (signal) => deliver(tools, clock.now(), signal),
  }
}
