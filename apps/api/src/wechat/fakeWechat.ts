import { fakeServer } from '#testing/fakeServer.ts'

/** What the fake answers next, in WeChat's own words; by default it gives what is asked. */
type Answer = { errcode: number; errmsg: string } | 'garbage' | 'silence'

/** A server that speaks WeChat's protocol: tokens are checked, a forced one ends the last. */
export async function fakeWechat() {
  const asked: { call: 'token' | 'ticket'; force: boolean }[] = []
  const refusals: Record<'token' | 'ticket', Answer[]> = { token: [], ticket: [] }
  let made = 0
  let valid = ''
  const origin = await fakeServer((received, response) => {
    const url = new URL(received.url, 'http://wechat')
    const body: unknown = JSON.parse(received.body.toString() || '{}')
    const { appid, secret, grant_type: grant, force_refresh: force } = Object(body)
    const isToken = received.method === 'POST' && url.pathname === '/cgi-bin/stable_token'
    const isTicket = url.pathname === '/cgi-bin/ticket/getticket' && url.searchParams.get('type') === 'jsapi'
    if (!isToken && !isTicket) return response.writeHead(404).end()
    const call = isToken ? 'token' : 'ticket'
    asked.push({ call, force: force === true })
    const say = (answer: object) => response.end(JSON.stringify(answer))
    const refusal = refusals[call].shift()
    if (refusal === 'silence') return undefined
    if (refusal === 'garbage') return response.end('<html>502 Bad Gateway</html>')
    if (refusal) return say(refusal)
    if (isTicket) {
      if (url.searchParams.get('access_token') !== valid)
        return say({ errcode: 40001, errmsg: 'invalid credential' })
      return say({ errcode: 0, errmsg: 'ok', ticket: `ticket of ${valid}`, expires_in: 7200 })
    }
    if (appid !== 'wx0000000000000001' || secret !== 'secret of the account' || grant !== 'client_credential')
      return say({ errcode: 40125, errmsg: 'invalid appsecret' })
    if (valid === '' || force === true) valid = `token ${++made}`
    return say({ access_token: valid, expires_in: 7200 })
  })
  const settings = {
    appId: 'wx0000000000000001',
    secret: 'secret of the account',
    hosts: ['h5.example.com'],
    origin,
  }
  return {
    settings,
    asked,
    refusals,
    /** As when somebody else forces a new token: the one we hold is over. */
    endToken() {
      valid = `token ${++made}`
    },
  }
}
