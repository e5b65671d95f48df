import { supervise } from '#embedded/supervise.ts'
import { silent } from '#log.ts'

/** For the tests: stops a supervisor whose postmaster is not seen to end, with nothing else that keeps the process alive. */
const supervisor = await supervise({
  begin: async () => ({ pid: 2 ** 30, adopted: false, gone: new Promise<string>(() => {}) }),
  ready: async () => {},
  makeRoom: () => {},
  log: silent,
  patience: 50,
})
await supervisor.stop()
console.log('stopped')
