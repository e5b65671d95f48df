import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { measuredFigures } from '#operate/figure/measured.ts'

export const figures: Handler<typeof operate.figures> = async () => ({ list: await measuredFigures() })
