import type { Revive } from '@zhzz/client/fetchEnvelope.ts'

/** In a browser the addresses in an answer are those of the page's own server. */
export const revive: Revive | undefined = undefined
