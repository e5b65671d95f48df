import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type SlowWire = { port: number; delay(milliseconds: number): void; close(): void }

/** A TCP proxy in front of PostgreSQL's socket that hands on what clients say after a while, in order. */
export async function slowWire(socketPath: string): Promise<SlowWire> {
  const open = new Set<Socket>()
  let waits = 0
  const proxy = createServer((client) => {
    const server = connect(socketPath)
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => {})
    }
    let last = 0
    client.on('data', (chunk) => {
      last = Math.max(last, performance.now() + waits)
      setTimeout(() => server.writable && server.write(chunk), Math.max(0, last - performance.now()))
    })
    server.on('data', (chunk) => client.writable && client.write(chunk))
    client.on('close', () => setTimeout(() => server.destroy(), waits + 50))
    server.on('close', () => client.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    delay: (milliseconds) => {
      waits = milliseconds
    },
    close: () => {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
