/** Where this package writes what an operator should see. `console` fits, a pino logger too. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

export const silent: Log = { info() {}, warn() {}, error() {} }
