import { expect, test } from 'vitest'
import { acs3Request } from '#sms/acs3.ts'
import { tc3Authorization } from '#sms/tc3.ts'

const at = new Date('2026-03-04T05:06:07.890Z')

test('ACS3: the example of Aliyun’s description', () => {
  const { search, headers } = acs3Request({
    keyId: 'YourAccessKeyId',
    secret: 'YourAccessKeySecret',
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    nonce: '3156853299f313e23d1673dc12e1703d',
    now: new Date('2023-10-26T10:22:32Z'),
  })
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;' +
      'x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('TC3: the request that tencentcloud-sdk-nodejs-sms 4.1.306 makes', () => {
  const body = JSON.stringify({
    PhoneNumberSet: ['+8612300000001'],
    SmsSdkAppId: '1400000000',
    SignName: '示例签名',
    TemplateId: '1000001',
    TemplateParamSet: ['012345', '5'],
  })
  const keys = { secretId: 'testSecretId', secretKey: 'testSecretKey' }
  expect(
    tc3Authorization({ ...keys, host: '127.0.0.1', contentType: 'application/json', body, now: at }),
  ).toBe(
    'TC3-HMAC-SHA256 Credential=testSecretId/2026-03-04/127/tc3_request, SignedHeaders=content-type;host, ' +
      'Signature=6eea01cd5f1787c1f141dfbe6e8b2c64f4f0dd36bdc581ee1c02b9178a5a4808',
  )
})

test('TC3: the example of Tencent’s description', () => {
  const authorization = tc3Authorization({
    secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    host: 'cvm.tencentcloudapi.com',
    contentType: 'application/json; charset=utf-8',
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    now: new Date(1551113065_000),
  })
  expect(authorization).toMatch(/Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168$/)
})
