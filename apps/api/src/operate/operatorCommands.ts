import { operatorName } from '@zhzz/contract/operate/operators.ts'
import { type OperatorRole, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { Misuse } from '@zhzz/db/command.ts'
import { operation } from '#operate/operation.ts'
import {
  addOperatorNamed,
  closeOperatorOf,
  resetOperatorOf,
  type SetUpLink,
} from '#operate/operator/operators.ts'

const name = { name: { type: 'string' } } as const

/** Who runs the product in the console: the first operator is made here, and whoever lost everything gets in again. */
export const operatorCommands = {
  'add-operator': operation({
    takes: '--name 王敏 --roles people,running',
    says: `makes an operator of the console and prints the link by which they set it up; roles: ${operatorRoles.join(', ')}`,
    options: { ...name, roles: { type: 'string' } },
    read(values) {
      const name = nameTyped(values.name)
      const roles = rolesTyped(values.roles)
      return async ({ db, sealing, operator, now }) => {
        const link = await addOperatorNamed({ db, sealing }, { name, roles, operator, now })
        if (link === null) throw new Error(`${name} is, or was, an operator: reset-operator opens it again`)
        return said(link)
      }
    },
  }),
  'reset-operator': operation({
    takes: '--name 王敏',
    says: 'ends every session, the password and the second factor of an operator and prints a new link; opens a disabled one',
    options: name,
    read(values) {
      const name = nameTyped(values.name)
      return async ({ db, sealing, now }) => {
        const link = await db
          .transaction()
          .execute((tx) => resetOperatorOf({ db: tx, sealing }, { name }, now))
        if (link === null) throw new Error(`there is no operator ${name}`)
        return said(link)
      }
    },
  }),
  'disable-operator': operation({
    takes: '--name 王敏',
    says: 'shuts an operator out of the console at once',
    options: name,
    read(values) {
      const name = nameTyped(values.name)
      return async ({ db, now }) => {
        const isClosed = await db.transaction().execute((tx) => closeOperatorOf(tx, { name }, now))
        if (!isClosed) throw new Error(`there is no operator ${name}`)
        return `${name}: disabled, signed out everywhere`
      }
    },
  }),
}

/** `APP_URL`, or what the server prints when it is ready. */
function said({ path, until }: SetUpLink): string {
  const origin = process.env['APP_URL']?.replace(/\/+$/, '') ?? 'http://127.0.0.1:8080'
  return `${origin}${path}\nholds once, until ${until}: it is the password until it is used`
}

function nameTyped(name: string | undefined): string {
  if (name === undefined) throw new Misuse('--name is missing')
  if (!operatorName.safeParse(name).success)
    throw new Misuse(`--name is 2 to 40 letters, digits, . _ or -, not ${name}`)
  return name
}

function rolesTyped(typed: string | undefined): OperatorRole[] {
  const words = typed?.split(',').map((word) => word.trim()) ?? []
  const roles = operatorRoles.filter((role) => words.includes(role))
  if (roles.length === 0 || roles.length !== new Set(words).size)
    throw new Misuse(`--roles are of ${operatorRoles.join(', ')}, with commas`)
  return roles
}
