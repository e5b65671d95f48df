import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'

/** A record with a name in one language alone. */
export type OnceNamed = Output<typeof operate.namedOnce>['list'][number]
