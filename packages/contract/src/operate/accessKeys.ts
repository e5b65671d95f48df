import { z } from 'zod'
import { keyDomains, keyLevels } from '#accessKey/opened.ts'
import { read, write } from '#endpoint.ts'
import { id, instant } from '#field.ts'
import { consoleService } from '#prefix.ts'

const accessKeys = `${consoleService}/accessKeys`
const access = 'operator:people'

/** Keys that are shown at once. */
export const mostKeysShown = 200

/** 访问密钥 of everybody, for who looks after people. */
export const accessKeyCalls = {
  accessKeys: read('GET', `${accessKeys}/list`, {
    access,
    summary: '访问密钥: keys for programs that open something, those used last first; never a secret',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          shown: z.string(),
          tenant: z.string(),
          person: z.string(),
          phoneMask: z.string(),
          level: z.enum(keyLevels),
          domains: z.array(z.enum(keyDomains)),
          calls: z.array(z.string()),
          createdAt: instant,
          expiresAt: instant,
          usedAt: instant.nullable(),
          usedCall: z.string().nullable(),
          usedNetwork: z.string().nullable(),
        }),
      ),
      isMore: z.boolean(),
    }),
  }),
  revokeAccessKey: write('POST', `${accessKeys}/revoke`, {
    access,
    isEssential: true,
    records: 'operate',
    summary: 'ends a key for programs; whose it is sees that it is gone',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
}
