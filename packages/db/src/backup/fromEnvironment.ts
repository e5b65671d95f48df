import { resolve } from 'node:path'

/** Which database a command is for, by the same variables as the app. */
export function whereByEnvironment() {
  const { DATA_DIR, DATABASE_URL } = process.env
  return { dataDir: resolve(DATA_DIR || '.data'), databaseUrl: DATABASE_URL || undefined, log: console }
}

/** A path as the person typed it: npm runs commands in the project's folder, not in theirs. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
