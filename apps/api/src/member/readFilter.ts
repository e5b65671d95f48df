import type { SavedFilter } from '@zhzz/contract/member/calls.ts'
import { z } from 'zod'

const stored = z.record(z.string(), z.string())

/** A row of saved_filter as it leaves. */
export function readFilter({ id, name, params }: { id: string; name: string; params: unknown }): SavedFilter {
  return { id, name, params: stored.parse(params) }
}
