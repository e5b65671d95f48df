// Runs in the bare root, of the Node that was unpacked: starts the server by its one line, as a person there would.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const began = performance.now()
const server = spawn('/opt/zhzz/zhzz', [], {
  cwd: '/data',
  env: { PATH: '', SAMPLE_COMPANIES: '100' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const isReady = Promise.withResolvers<void>()
server.once('exit', (code) => isReady.reject(new Error(`it ended with ${code}`)))
createInterface({ input: server.stdout }).on('line', (line) => {
  console.log(line)
  if (line.startsWith('ready http')) isReady.resolve()
})
await isReady.promise
const readySeconds = (performance.now() - began) / 1_000
const origin = 'http://127.0.0.1:8080'
const status = async (path: string, options: RequestInit = {}) =>
  (await fetch(`${origin}${path}`, options)).status
const search = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ keyword: '展览' }),
}
const page = await fetch(`${origin}/h5/pages/home/home`)
const told = {
  readySeconds,
  readyz: await status('/readyz'),
  page: page.status,
  search: await status(process.argv[2] ?? '', search),
  drawn: (await page.text()).includes('智慧会展'),
}
const gone = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
await gone
console.log(JSON.stringify(told))
