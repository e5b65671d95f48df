import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { testServer } from '#e2e/testServer.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export interface TwoVersions {
  origin: string
  /** From now on the newer version is served, and no file of the older that the newer does not have. */
  serveNewer: () => void
  serveOlder: () => void
  /** Nothing is answered any more. */
  serveNothing: () => void
  stop: () => void
}

/** The server of the test run behind one address that comes to serve a newer version of the app: `version` on 关于我们. */
export async function serveTwoVersions(version: string): Promise<TwoVersions> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-newer-'))
  const args = [join(import.meta.dirname, 'buildNewVersion.ts'), folder, version]
  const building = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(building, 'close')
  if (code !== 0) throw new Error('the newer version does not build')
  let serving: 'older' | 'newer' | 'nothing' = 'older'
  const server = createServer((asked, answer) => {
    if (serving === 'nothing') asked.destroy()
    else if (serving === 'newer' && asked.url?.startsWith('/h5/')) void answerFrom(folder, asked, answer)
    else forward(asked, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    serveNewer: () => {
      serving = 'newer'
    },
    serveOlder: () => {
      serving = 'older'
    },
    serveNothing: () => {
      serving = 'nothing'
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answerFrom(folder: string, { url = '' }: IncomingMessage, answer: ServerResponse) {
  const path = new URL(url, 'http://any').pathname.replace('/h5/', '')
  const file = extname(path) === '' ? 'index.html' : path
  const content = await readFile(join(folder, file)).catch(() => null)
  const type = types[extname(file)] ?? 'application/octet-stream'
  answer.writeHead(content ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' })
  answer.end(content)
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const onward = request(new URL(asked.url ?? '/', testServer().origin), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  onward.once('error', () => answer.destroy())
  asked.pipe(onward)
}
