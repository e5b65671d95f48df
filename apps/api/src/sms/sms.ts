/** Sends a verification code, or a short notice; throws when the provider does not take it. */
export type Sms = { send(phone: string, text: string): Promise<void> }

/** The default provider: a line on standard output for whoever runs the server. */
export const consoleSms: Sms = {
  async send(phone, text) {
    process.stdout.write(`[sms] ${phone} ${text}\n`)
  },
}
