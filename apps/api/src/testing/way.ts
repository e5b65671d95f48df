import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to the database that can be shut and opened; shut, it also cuts who is on it. */
export class Way {
  readonly #url: string
  readonly #open = new Set<Socket>()
  readonly #server: Server
  #isShut = false

  constructor(url: string) {
    this.#url = url
    this.#server = createServer((from) => {
      if (this.#isShut) return void from.destroy()
      const { hostname, port, searchParams } = new URL(url)
      const folder = searchParams.get('host')
      const to = folder
        ? connect(`${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}`)
        : connect(Number(port), hostname)
      for (const socket of [from, to]) {
        this.#open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#open.delete(socket)
          from.destroy()
          to.destroy()
        })
      }
      from.pipe(to).pipe(from)
    })
  }

  /** The address of the database, by this way. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    const way = new URL(this.#url)
    way.search = ''
    way.hostname = '127.0.0.1'
    way.port = String(typeof address === 'object' && address !== null ? address.port : 0)
    return String(way)
  }

  shut(isShut: boolean) {
    this.#isShut = isShut
    if (isShut) for (const socket of this.#open) socket.destroy()
  }

  close() {
    this.shut(true)
    this.#server.close()
  }
}
