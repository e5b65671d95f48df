import { createServer } from 'node:http'

export const wxTicket = 'ticket of the browser tests'
export const wxAppId = 'wx00000000000e2e00'

/** WeChat's server as far as the product asks it: one token, one ticket. */
export async function startFakeWechat() {
  const server = createServer((request, response) => {
    const isToken = request.url === '/cgi-bin/stable_token'
    const given = isToken ? { access_token: 'token' } : { errcode: 0, ticket: wxTicket }
    response.end(JSON.stringify({ ...given, expires_in: 7200 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    env: {
      WECHAT_APP_ID: wxAppId,
      WECHAT_APP_SECRET: 'secret',
      WECHAT_HOSTS: '127.0.0.1',
      WECHAT_ORIGIN: `http://127.0.0.1:${port}`,
    },
    stop: () => void server.close(),
  }
}
