/** The official account that pages are signed for. */
export type WechatSettings = {
  appId: string
  secret: string
  /** Hosts whose pages we sign, without port: our own, as entered with WeChat (JS接口安全域名). */
  hosts: readonly string[]
  /** WeChat's server; another one in tests. */
  origin: string
}

/** From `WECHAT_APP_ID`, `WECHAT_APP_SECRET`, `WECHAT_HOSTS`; undefined where no account is set: sharing stays plain. */
export function wechatSettings(env: NodeJS.ProcessEnv): WechatSettings | undefined {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_HOSTS: hosts, WECHAT_ORIGIN: origin } = env
  if (!appId && !secret) return undefined
  if (!appId || !secret || !hosts)
    throw new Error(
      'WECHAT_APP_ID, WECHAT_APP_SECRET and WECHAT_HOSTS belong together; one of them is missing',
    )
  return {
    appId,
    secret,
    hosts: hosts
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    origin: origin || 'https://api.weixin.qq.com',
  }
}
