import { z } from 'zod'
import { filledText, instant } from '#field.ts'

export const asked = z.object({ state: z.enum(['waiting', 'answered']).default('waiting') })
export const no = z.coerce.number().int().min(1).max(1_000_000_000)

/** What somebody asked for, and what came of it. */
export const row = {
  no: z.number().int(),
  at: instant,
  /** whose it is; '' where there is none any more */
  tenant: z.string(),
  plan: z.string(),
  person: z.string(),
  phoneMask: z.string(),
  /** what the person wrote */
  wish: z.string(),
  state: z.string(),
  answer: z.string(),
  operator: z.string().nullable(),
  answeredAt: instant.nullable(),
}
export const rows = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ list: z.array(shape), isMore: z.boolean() })

/** A refusal is told with words. */
const refusal = { words: filledText(200) }
export const refuse = z.object({ no, verdict: z.literal('refuse'), ...refusal })

/** The second of two who answer is told what the first said. */
export const fails = ['notFound', 'conflict'] as const

export function of(kind: string) {
  return {
    event: 'operate' as const,
    detail: (input: { no: number; verdict?: string }) =>
      [input.verdict ?? 'read', kind, String(input.no)].join(' '),
  }
}
