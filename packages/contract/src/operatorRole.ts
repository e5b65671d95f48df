/** What somebody who runs the product may do in the console; `operators`: say who else may. */
export const operatorRoles = ['data', 'people', 'content', 'running', 'operators'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** `operator`: anybody with a session of the console. */
export type OperatorAccess = 'operator' | `operator:${OperatorRole}`

const accesses: readonly string[] = ['operator', ...operatorRoles.map((role) => `operator:${role}`)]

export function isOperatorAccess(access: string): access is OperatorAccess {
  return accesses.includes(access)
}

/** No role holds another: who makes operators answers no orders. */
export function mayOperate(roles: readonly string[], access: OperatorAccess): boolean {
  return access === 'operator' || roles.some((role) => access === `operator:${role}`)
}
