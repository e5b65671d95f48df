import { join, resolve } from 'node:path'

/** Which database a command is for, by the same variables as the app. */
export function whereByEnvironment() {
  const { DATA_DIR, DATABASE_URL } = process.env
  const dataDir = resolve(DATA_DIR || '.data')
  return {
    dataDir,
    databaseUrl: DATABASE_URL || undefined,
    filesFolder: filesFolderOf(process.env, dataDir),
    log: console,
  }
}

/** The folder of pictures and videos; undefined where they lie in an object storage, which has its own backups. */
export function filesFolderOf(env: NodeJS.ProcessEnv, dataDir: string): string | undefined {
  return env.FILES_S3_ENDPOINT ? undefined : join(dataDir, 'files')
}

/** A path as the person typed it: npm runs commands in the project's folder, not in theirs. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
