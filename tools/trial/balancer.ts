import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Balancer = {
  origin: string
  /** Ports of the nodes. */
  nodes: number[]
  close(): void
}

const checkMilliseconds = 250

/**
 * Hands each connection to one of the nodes that say they are ready, in turn, and knows nothing of what is said on it. A
 * node that does not listen any more is passed over.
 */
export async function startBalancer(): Promise<Balancer> {
  const open = new Set<Socket>()
  const nodes: number[] = []
  let ready: number[] = []
  let turn = 0
  const check = async () => {
    const states = await Promise.all([...nodes].map(async (port) => ((await isReady(port)) ? [port] : [])))
    ready = states.flat()
  }
  const checks = setInterval(() => void check(), checkMilliseconds)
  const hold = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    return socket
  }
  const reach = (client: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) {
      client.destroy()
      return
    }
    const node = hold(connect(port, '127.0.0.1'))
    const passOver = () => reach(client, others)
    node.once('error', passOver)
    node.once('connect', () => {
      node.off('error', passOver)
      node.on('error', () => client.destroy())
      client.on('close', () => node.destroy())
      client.pipe(node).pipe(client)
    })
  }
  const proxy = createServer((client) => {
    hold(client).on('error', () => {})
    turn += 1
    reach(
      client,
      ready.map((_, at) => ready[(at + turn) % ready.length] ?? 0),
    )
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    nodes,
    close: () => {
      clearInterval(checks)
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
