import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'

/** One entry of a dictionary, as it is read. */
export type EntryRead = Output<typeof operate.dictionaryEntry>
