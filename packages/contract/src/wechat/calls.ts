import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { filledText } from '#field.ts'
import { authCenter } from '#prefix.ts'

export const wechat = calls('wechat', {
  getWxSignature: read('GET', `${authCenter}/thirdAppInfo/getWxSignature`, {
    access: 'anyone',
    summary: '微信签名: what wx.config needs for one page of ours; the part of `url` behind # does not count',
    input: z.object({ url: filledText(2000) }),
    output: z.object({
      appId: z.string(),
      /** Seconds since 1970. */
      timestamp: z.number().int(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
    fails: ['wechatUnavailable'],
  }),
})
