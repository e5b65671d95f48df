import { declared } from '#settings/declared.ts'

/**
 * The settings that are declared, of an environment; nothing else of it is seen by who reads these. Throws a sentence with
 * the first that cannot be used, without the value of a secret.
 */
export function checked(env: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {}
  for (const group of Object.values(declared))
    for (const [name, { faultOf, isSecret }] of Object.entries(group)) {
      const value = env[name]
      if (value === undefined || value === '') continue
      const fault = faultOf(value)
      if (fault !== null) throw new Error(`${name}${isSecret ? '' : `=${value}`}${fault}`)
      found[name] = value
    }
  return found
}
