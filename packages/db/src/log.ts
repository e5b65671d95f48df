/** Where this package writes what an operator should see. `console` fits, a pino logger too. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

export const silent: Log = { info() {}, warn() {}, error() {} }

/** What an error says, without its trace. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
