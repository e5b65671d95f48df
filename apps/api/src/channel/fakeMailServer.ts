import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** Debian's own, which finds Debian's packages. */
const python = '/usr/bin/python3'
/** Debian's SMTP server for tests (apt-get install python3-aiosmtpd). */
export const hasMailServer = spawnSync(python, ['-c', 'import aiosmtpd']).status === 0

export type Mailed = { to: string[]; subject: string; text: string; headers: Record<string, string> }

/** It reads what came with Python's own mail package, a line of JSON each, and refuses addresses that begin so. */
const program = `
import asyncio, email, email.policy, json, sys
from aiosmtpd.controller import Controller
class Take:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith('gone'): return '550 5.1.1 no such user'
        if address.startswith('later'): return '451 4.3.0 try again'
        envelope.rcpt_tos.append(address)
        return '250 OK'
    async def handle_DATA(self, server, session, envelope):
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        print(json.dumps({'to': envelope.rcpt_tos, 'subject': str(mail['subject']), 'text': mail.get_content(),
            'headers': {name.lower(): str(value).strip() for name, value in mail.items()}}), flush=True)
        return '250 OK'
Controller(Take(), hostname='127.0.0.1', port=int(sys.argv[1])).start()
print('ready', flush=True)
asyncio.new_event_loop().run_forever()
`

export async function startMailServer() {
  const port = await freePort()
  const child = spawn(python, ['-c', program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const mailed: Mailed[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the mail server ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') resolve()
      else mailed.push(JSON.parse(line))
    })
  })
  return { url: `smtp://127.0.0.1:${port}`, mailed, close: () => void child.kill() }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
