import { z } from 'zod'
import { newPassword } from '#account/password.ts'
import { read, write } from '#endpoint.ts'
import { filledText, id, instant } from '#field.ts'
import { operatorRoles } from '#operatorRole.ts'
import { consoleService } from '#prefix.ts'

const operators = `${consoleService}/operator`

/** Of a set-up link, behind its `#`. */
const ticket = z.string().regex(/^[\w-]{43}$/)

/** What an operator is called, and signs in with: one word, so that it is read the same everywhere. */
export const operatorName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u)

const roles = z.array(z.enum(operatorRoles)).min(1).max(operatorRoles.length)

/** A way to set a password and a second factor, once, within a day. */
const setUpLink = z.object({ path: z.string(), until: instant })

const ofOne = z.object({ id })

/** How operators get in, and who they are. */
export const operatorCalls = {
  beginSetUp: read('POST', `${operators}/beginSetUp`, {
    access: 'anyone',
    summary: 'what a set-up link shows: for whom it is, and the second factor as text and as a QR picture',
    input: z.object({ ticket }),
    output: z.object({ name: z.string(), secret: z.string(), uri: z.string(), qr: z.string() }),
    fails: ['ticketExpired'],
  }),
  setUp: write('POST', `${operators}/setUp`, {
    access: 'anyone',
    records: 'password',
    summary:
      'sets the password, takes the first code of the second factor and opens a session; the link is used',
    input: z.object({ ticket, newPassword: newPassword.min(12), code: z.string().regex(/^\d{6}$/) }),
    output: z.object({ token: z.string(), recoveryCodes: z.array(z.string()) }),
    fails: ['ticketExpired', 'weakPassword', 'wrongCode'],
  }),
  signIn: write('POST', `${operators}/signIn`, {
    access: 'anyone',
    isEssential: true,
    records: 'signIn',
    summary: 'opens a session of the console: a password, and a code of the second factor or a recovery code',
    input: z.object({
      userName: filledText(40),
      password: z.string().min(1).max(128),
      code: z.string().trim().min(6).max(24),
    }),
    output: z.object({ token: z.string() }),
    fails: ['wrongPassword', 'passwordLocked'],
  }),
  signOut: write('POST', `${operators}/signOut`, {
    access: 'operator',
    isEssential: true,
    records: 'signOut',
    summary: 'ends the session',
    input: z.object({}),
    output: z.literal(true),
  }),
  me: read('GET', `${operators}/me`, {
    access: 'operator',
    summary: 'who is signed in, what they may do, and until when',
    input: z.object({}),
    output: z.object({
      id,
      name: z.string(),
      roles: z.array(z.enum(operatorRoles)),
      sessionEndsAt: instant,
      recoveryCodesLeft: z.number().int(),
    }),
  }),
  operators: read('GET', `${operators}/list`, {
    access: 'operator:operators',
    summary: 'everybody who runs the product, also who no longer does',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          roles: z.array(z.enum(operatorRoles)),
          state: z.enum(['active', 'invited', 'closed']),
          createdBy: z.string(),
          createdAt: instant,
          lastSeenAt: instant.nullable(),
        }),
      ),
    }),
  }),
  addOperator: write('POST', `${operators}/add`, {
    access: 'operator:operators',
    records: { event: 'operate', detail: ({ name, roles }) => [name, ...roles].join(' ') },
    summary: 'makes an operator, with the link to set up password and second factor',
    input: z.object({ name: operatorName, roles }),
    output: setUpLink,
    fails: ['conflict'],
  }),
  resetOperator: write('POST', `${operators}/reset`, {
    access: 'operator:operators',
    records: 'operate',
    summary:
      'ends every session, password and second factor of an operator, and gives a new link; opens a closed one again',
    input: ofOne,
    output: setUpLink,
    fails: ['notFound'],
  }),
  closeOperator: write('POST', `${operators}/close`, {
    access: 'operator:operators',
    records: 'operate',
    summary: 'shuts an operator out; nobody shuts out themselves',
    input: ofOne,
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
}
