import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where `npm run build` puts Redoc, for servers that are installed without what builds. */
const built = fileURLToPath(new URL('../../dist/redoc.js', import.meta.url))
const installed = fileURLToPath(
  new URL('../../../../node_modules/redoc/bundles/redoc.standalone.js', import.meta.url),
)

/** The script that draws the document; null: neither built nor installed. */
export function readerFile(): string | null {
  return [built, installed].find((file) => existsSync(file)) ?? null
}

/** Keeps the script beside the server. */
export async function buildReader(): Promise<void> {
  if (!existsSync(installed)) return
  await mkdir(dirname(built), { recursive: true })
  await copyFile(installed, built)
}
