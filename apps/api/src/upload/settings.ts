import { filesFolderOf } from '@zhzz/db/backup/fromEnvironment.ts'
import type { Storage } from '#outside/storage.ts'
import { localStorage } from '#upload/localStorage.ts'
import { s3Storage } from '#upload/s3Storage.ts'

/** `FILES_S3_ENDPOINT` and its companions; without them the folder `files` in `DATA_DIR`. */
export function storageFromEnvironment(env: NodeJS.ProcessEnv, dataDir: string): Storage {
  const folder = filesFolderOf(env, dataDir)
  if (folder !== undefined) return localStorage(folder)
  const needed = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`FILES_S3_ENDPOINT needs ${name}`)
    return value
  }
  return s3Storage({
    endpoint: needed('FILES_S3_ENDPOINT'),
    bucket: needed('FILES_S3_BUCKET'),
    keyId: needed('FILES_S3_KEY_ID'),
    secret: needed('FILES_S3_SECRET'),
    region: env['FILES_S3_REGION'] || 'us-east-1',
    pathStyle: env['FILES_S3_PATH_STYLE'] !== 'off',
  })
}
