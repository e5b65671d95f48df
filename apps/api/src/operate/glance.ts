import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

export const glance: Handler<typeof operate.glance> = async (_input, { deps, fail }) => {
  if (deps.glance === null) throw fail('notFound')
  const [counted, { freeBytes, totalBytes, low }] = await Promise.all([deps.glance.read(), deps.diskState()])
  return { ...counted, disk: { freeBytes, totalBytes, isLow: low } }
}
