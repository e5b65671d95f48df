import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** 企业微信 as far as robots go: it answers with its codes, and `said` is what the group reads. */
export async function startRobots() {
  const said: string[] = []
  const answers: { status?: number; errcode: number }[] = []
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await text(request))
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://robots')
    const isKnown = pathname === '/cgi-bin/webhook/send' && searchParams.get('key')?.startsWith('known-')
    const { status = 200, errcode } = answers.shift() ?? { errcode: isKnown ? 0 : 93000 }
    if (errcode === 0 && body.msgtype === 'text') said.push(String(body.text.content))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ errcode, errmsg: errcode === 0 ? 'ok' : 'no' }))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    origin,
    said,
    answers,
    address: (key = 'known-693a91f6') => `${origin}/cgi-bin/webhook/send?key=${key}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
