import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { userCenter } from '#prefix.ts'

/** What the packaged app runs on. */
export const deviceSystems = ['android', 'ios'] as const

export const appVersion = calls('appVersion', {
  latest: read('GET', `${userCenter}/appVersion/none/latest`, {
    access: 'anyone',
    summary: '版本更新: the version of the packaged app that the stores have, and where',
    input: z.object({ system: z.enum(deviceSystems) }),
    output: z.object({
      /** null: the operator has named none */
      release: z
        .object({
          version: z.string(),
          /** counts up with each version; a smaller one of an app is older */
          code: z.number().int(),
          /** in the store of the system */
          address: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
})
