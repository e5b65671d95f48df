import { operate } from '@zhzz/contract/operate/calls.ts'
import { onItsOwn } from '#serve/steps.ts'

export const startBackup = onItsOwn(operate.startBackup, async (_input, { deps, fail }) => {
  if (!deps.backups.begin()) throw fail('conflict')
  return true as const
})
