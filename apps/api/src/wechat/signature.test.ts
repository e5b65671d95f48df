import { expect, test } from 'vitest'
import { signatureOf } from '#wechat/signature.ts'

/** WeChat's own examples. */
const given = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
}

test.each([
  ['http://mp.weixin.qq.com', 'f4d90daf4b3bca3078ab155816175ba34c443a7b'],
  ['http://mp.weixin.qq.com?params=value', '0f9de62fce790f9a083d5c99e95740ceb90c27ed'],
  ['http://mp.weixin.qq.com?params=value#anchor', '0f9de62fce790f9a083d5c99e95740ceb90c27ed'],
])('the signature of %s is the one WeChat prints', (url, signature) => {
  expect(signatureOf({ ...given, url })).toBe(signature)
})

test('a slash more is another page', () => {
  expect(signatureOf({ ...given, url: 'http://mp.weixin.qq.com/' })).not.toBe(
    'f4d90daf4b3bca3078ab155816175ba34c443a7b',
  )
})
