import { randomBytes } from 'node:crypto'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { type Ask, envelopeOf, sentOf } from '#mcp/ask.ts'
import { mcpServer } from '#mcp/mcpServer.ts'

/** `npm run mcp`: what an assistant on this machine starts, and speaks with over its standard input and output. */
await obey(
  'npm run mcp',
  command({
    takes: '[--server http://127.0.0.1:8080]',
    says: 'lets an assistant on this machine ask a server, with a key for programs: the Model Context Protocol over stdio.',
    details: 'Environment: ZHZZ_KEY, made on 访问密钥 (会员中心).',
    options: { server: { type: 'string', default: 'http://127.0.0.1:8080' } },
    async run({ server }) {
      const { ZHZZ_KEY: secret = '' } = process.env
      if (secret === '') throw new Misuse('ZHZZ_KEY is not set')
      if (!URL.canParse(server)) throw new Misuse(`--server ${server} is no address`)
      const ask = askOf(server, secret)
      const { code, msg, data } = await ask(accessKey.current, {})
      if (code !== 200) throw new Error(`the server does not take the key: ${msg} (${code})`)
      const key = accessKey.current.output.parse(data)
      const seal = randomBytes(32)
      serveStdio(() => mcpServer({ ask, key, secret: seal }))
    },
  }),
)

function askOf(server: string, key: string): Ask {
  return async (endpoint, input, once) => {
    const { url, ...sent } = sentOf(endpoint, input, key, once)
    const answered = await fetch(new URL(url, server), sent)
    return envelopeOf(await answered.text())
  }
}
