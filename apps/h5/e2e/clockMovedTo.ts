import { existsSync } from 'node:fs'
import { arch } from 'node:process'

/** Debian's libfaketime (apt-get install libfaketime), which tells a program and all that it starts another time. */
const library = `/usr/lib/${arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`

export const canMoveClocks = existsSync(library)

/** For the environment of a server: for it and its database the clock stands at `time` now, and goes on from there. */
export function clockMovedTo(time: Date): Record<string, string> {
  const seconds = Math.round((time.getTime() - Date.now()) / 1_000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // How long something takes, and when a file was written, stay what they are.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
