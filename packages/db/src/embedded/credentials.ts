import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Places } from '#embedded/places.ts'

/** `admin` is the superuser of the embedded server, used by its supervisor only; the product is `app`. */
export type Credentials = { adminPassword: string; appPassword: string }

/** Reads the passwords of the embedded server, or draws them before the first start. */
export function ensureCredentials({ credentials: file, cluster }: Places): Credentials {
  if (existsSync(file)) {
    const { adminPassword, appPassword } = JSON.parse(readFileSync(file, 'utf8'))
    return { adminPassword: String(adminPassword), appPassword: String(appPassword) }
  }
  if (existsSync(cluster))
    throw new Error(`${file} is missing: put it back from your copy of the folder, it opens ${cluster}`)
  const drawn = { adminPassword: drawPassword(), appPassword: drawPassword() }
  writeFileSync(`${file}.new`, JSON.stringify(drawn), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return drawn
}

function drawPassword() {
  return randomBytes(24).toString('base64url')
}
