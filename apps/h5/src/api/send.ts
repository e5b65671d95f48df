import { client } from '#api/client.ts'

/** The only way to the server. */
export const { send, sendForEnvelope, whenLate, whenSignedOut } = client
