import { z } from 'zod'

export const providerKinds = ['oidc', 'wecom', 'dingtalk', 'feishu'] as const

/** As the operator names it; kept with every identity, so it is never given to another provider. */
export const providerId = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)
