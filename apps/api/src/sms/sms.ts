/** Sends a verification code; throws when the provider does not take it. */
export type Sms = { send(phone: string, code: string): Promise<void> }

/** The default provider: a line on standard output for whoever runs the server. */
export const consoleSms: Sms = {
  async send(phone, code) {
    process.stdout.write(`[sms] ${phone} ${code}\n`)
  },
}
