import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'

/** A process of its own that holds a server, for the tests to kill: `node serverProcess.ts <DATA_DIR>`. */
await startServer({ dataDir: process.argv[2] ?? '', log: silent })
console.log('up')
process.stdin.resume()
