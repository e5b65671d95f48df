/** Beside its text a line may say what it is about, for programs that read it: no value that people typed or are known by. */
export type Fields = Record<string, string | number | boolean | null>

/** Where this package writes what an operator should see. `console` fits too. */
export type Log = {
  info(text: string, fields?: Fields): void
  warn(text: string, fields?: Fields): void
  error(text: string, fields?: Fields): void
}

export const silent: Log = { info() {}, warn() {}, error() {} }

/** What an error says, without its trace. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
