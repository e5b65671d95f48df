import { connect } from 'node:net'
import { Pool, type PoolClient } from 'pg'
import { timeIsUp } from '#deadline.ts'

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** A pool that keeps to the deadline of whoever asks for a connection (deadline.ts). */
export class TimedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (callback !== undefined) {
      this.#lend(timeIsUp(), callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#lend(timeIsUp(), (error, client) => (client === undefined ? reject(error) : resolve(client)))
    })
  }

  #lend(up: AbortSignal | undefined, callback: Callback): void {
    if (up === undefined) return super.connect(callback)
    if (up.aborted) return callback(up.reason, undefined, () => {})
    const giveUp = () => callback(up.reason, undefined, () => {})
    up.addEventListener('abort', giveUp)
    super.connect((error, client) => {
      up.removeEventListener('abort', giveUp)
      // Nobody waits for it any more.
      if (up.aborted) return client?.release()
      if (client === undefined) return callback(error, undefined, () => {})
      const lent = timed(client, up)
      callback(undefined, lent, lent.release)
    })
  }
}

/** When the time is up, what the connection does is cancelled, and nobody gets it again: a cancel may come late. */
function timed(client: PoolClient, up: AbortSignal): PoolClient {
  const release = client.release
  const cut = () => cancel(client)
  up.addEventListener('abort', cut)
  client.release = (isBroken) => {
    up.removeEventListener('abort', cut)
    release(isBroken || up.aborted)
  }
  return client
}

const cancelRequest = 80_877_102

/** The protocol's CancelRequest, on a connection of its own (https://www.postgresql.org/docs/current/protocol-flow.html). */
function cancel(client: PoolClient) {
  const id: unknown = Reflect.get(client, 'processID')
  const secret: unknown = Reflect.get(client, 'secretKey')
  if (typeof id !== 'number' || typeof secret !== 'number') return
  const message = Buffer.alloc(16)
  for (const [at, value] of [16, cancelRequest, id, secret].entries()) message.writeInt32BE(value, at * 4)
  const { host, port } = client
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(2_000, () => socket.destroy())
  // A server that cannot be reached ends the statement by its own limit.
  socket.on('error', () => {})
  socket.end(message)
}
