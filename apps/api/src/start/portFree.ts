import { createServer } from 'node:net'

/** Throws a sentence when nobody can listen there; says so when it is this product that already does. */
export async function checkPort(port: number, host: string): Promise<void> {
  const code = await new Promise<string | null>((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
  if (code === null) return
  if (code === 'EACCES') throw new Error(`port ${port} needs more rights: choose another one with PORT=8081`)
  if (code !== 'EADDRINUSE') throw new Error(`cannot listen on ${host}:${port} (${code}): set HOST or PORT`)
  const isOurs = await fetch(`http://${host}:${port}/livez`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => (await answer.text()).includes('"alive"'),
    () => false,
  )
  throw new Error(
    isOurs
      ? `智慧会展 is already running at http://${host}:${port}/h5/: use that one, or choose another PORT and DATA_DIR`
      : `port ${port} is taken by another program: choose another one with PORT=8081`,
  )
}
