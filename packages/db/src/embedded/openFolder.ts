import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'

/** Makes the folder when there is none, enterable by the server's user whatever the umask. */
export function ensureOpenFolder(folder: string) {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    if (isFile(folder)) throw new Error(`${folder} is a file: set DATA_DIR to a folder`, { cause })
    throw new Error(`this user may not write the folder ${folder}: set DATA_DIR to one that it may`, {
      cause,
    })
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
