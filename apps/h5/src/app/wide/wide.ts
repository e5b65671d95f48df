import { panesOf, withLeft } from '#app/wide/panes.ts'
import { WideFrame } from '#app/wide/WideFrame.tsx'

/** All that only a wide window needs of the stack of pages. */
export const wide = { panesOf, withLeft, WideFrame }

export type Wide = typeof wide
