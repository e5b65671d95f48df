/** Sends a verification code, or a short notice; throws when the provider does not take it. */
export type Sms = {
  send(phone: string, text: string): Promise<void>
  /** Nobody is sent anything: the server prints it. */
  isPrinted?: true
}

/** The default provider: a line on standard output for whoever runs the server. */
export const consoleSms: Sms = {
  isPrinted: true,
  async send(phone, text) {
    process.stdout.write(`[sms] ${phone} ${text}\n`)
  },
}
