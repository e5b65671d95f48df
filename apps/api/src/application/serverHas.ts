import type { Deps } from '#context.ts'

/** What an application may need of the server: the operator’s line of 外呼. */
export function serverHas({ line }: Pick<Deps, 'line'>): (needs: string) => boolean {
  return (needs) => needs === 'line' && line !== null
}
