import { typedPath, whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { Misuse, wholeNumber } from '@zhzz/db/command.ts'
import { answerAuthentication } from '#operate/answerAuthentication.ts'
import { waitingAuthentications } from '#operate/authentications.ts'
import { operation } from '#operate/operation.ts'
import { reasonTyped } from '#operate/reasonTyped.ts'
import { showAuthentication } from '#operate/showAuthentication.ts'
import { storageFromEnvironment } from '#upload/settings.ts'

const request = { request: { type: 'string' } } as const

/** What an operator does about 企业认证. */
export const authenticationCommands = {
  authentications: operation({
    takes: '',
    says: 'companies that wait to be authenticated (企业认证), each with its number and the day by which it is answered',
    options: {},
    read() {
      return ({ db, now }) => waitingAuthentications(db, now)
    },
  }),
  'show-authentication': operation({
    takes: '--request 7 [--pictures FOLDER]',
    says: 'what was handed in, what the register says otherwise; licence and letter go to the folder: remove them when done',
    options: { ...request, pictures: { type: 'string' } },
    read({ pictures: folder, ...values }) {
      const pictures = folder === undefined ? null : typedPath(folder)
      const request = requestTyped(values.request)
      const { dataDir } = whereByEnvironment()
      const storage = storageFromEnvironment(process.env, dataDir)
      return ({ db, sealing }) => showAuthentication(db, sealing, { request, pictures, storage })
    },
  }),
  'approve-authentication': operation({
    takes: '--request 7 [--days 365]',
    says: 'the tenant is that company: its name is fixed, its plan gives what 认证后 says; who asked is told',
    options: { ...request, days: { type: 'string', default: '365' } },
    read(values) {
      const request = requestTyped(values.request)
      const days = wholeNumber('--days', values.days, 1, 3_660)
      return ({ db, operator, now }) =>
        answerAuthentication(db, { request, verdict: { days }, operator, now })
    },
  }),
  'reject-authentication': operation({
    takes: '--request 7 --reason TEXT',
    says: 'who asked reads the reason and may hand it in again',
    options: { ...request, reason: { type: 'string', default: '' } },
    read(values) {
      const request = requestTyped(values.request)
      const reason = reasonTyped(values.reason)
      return ({ db, operator, now }) =>
        answerAuthentication(db, { request, verdict: { reason }, operator, now })
    },
  }),
}

/** Which request of 企业认证, of `authentications`. */
function requestTyped(request: string | undefined): number {
  if (request === undefined) throw new Misuse('--request is missing: npm run admin -- authentications')
  return wholeNumber('--request', request, 1, 1_000_000_000)
}
