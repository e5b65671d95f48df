import { chmodSync, mkdirSync } from 'node:fs'

/** Makes the folder when there is none, enterable by the server's user whatever the umask. */
export function ensureOpenFolder(folder: string) {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
  } catch (cause) {
    throw new Error(`the folder ${folder} cannot be made: set DATA_DIR to one that this user may write`, {
      cause,
    })
  }
}
