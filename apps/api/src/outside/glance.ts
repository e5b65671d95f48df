import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'

/** What this node has counted of late; of the disk another knows. */
export interface Glance {
  read(): Promise<Omit<Output<typeof operate.glance>, 'disk'>>
}
