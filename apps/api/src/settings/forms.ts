/** How a value may look; throws what is wrong with it, to be said behind its name. */
type Form = (value: string) => string | null

export type Setting = {
  says: string
  /** What holds where it is not set, in words of the table. */
  usual: string
  isSecret: boolean
  /** May be set in the console, too, while the servers run. */
  isLive: boolean
  /** What may be chosen of; none: anything that has the form. */
  choices: readonly string[]
  /** What is wrong with a value; null: nothing. */
  faultOf: Form
  secret(): Setting
  live(): Setting
}

type Told = Pick<Setting, 'says' | 'faultOf'> & {
  usual: string | undefined
  choices?: readonly string[]
}

function setting(told: Told, kind: { isSecret?: true; isLive?: true } = {}): Setting {
  const { says, usual, faultOf, choices = [] } = told
  return {
    says,
    usual: usual === undefined ? '–' : `\`${usual}\``,
    isSecret: kind.isSecret ?? false,
    isLive: kind.isLive ?? false,
    choices,
    faultOf,
    secret: () => setting(told, { ...kind, isSecret: true }),
    live: () => setting(told, { ...kind, isLive: true }),
  }
}

export function text(says: string, usual?: string, faultOf: Form = () => null): Setting {
  return setting({
    says,
    usual,
    faultOf: (value) => (value.trim() === value ? faultOf(value) : ' has blanks around it'),
  })
}

/** Several, between commas or blanks; what each may be is judged where it is used. */
export function list(says: string, usual?: string, faultOf: Form = () => null): Setting {
  return setting({ says: `${says}; comma-separated`, usual, faultOf })
}

export function choice(values: readonly string[], says: string, usual?: string): Setting {
  const there =
    values.length === 1
      ? `: there is ${values[0]}`
      : `: there are ${values.slice(0, -1).join(', ')} and ${values.at(-1)}`
  return setting({
    says: `${values.map((value) => `\`${value}\``).join(', ')}: ${says}`,
    usual,
    choices: values,
    faultOf: (value) => (values.includes(value) ? null : there),
  })
}

export function whole(usual: number | undefined, most: number, says: string): Setting {
  return setting({
    says,
    usual: usual?.toString(),
    faultOf: (value) =>
      /^\d+$/.test(value) && Number(value) <= most ? null : ` is not a whole number from 0 to ${most}`,
  })
}

export function address(says: string): Setting {
  return setting({ says: `address ${says}`, usual: undefined, faultOf: webFault })
}

/** Where a provider is reached; another one in tests. */
export function origin(usual: string): Setting {
  return setting({ says: 'where it is reached', usual, faultOf: webFault })
}

function webFault(value: string): string | null {
  const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  return isWeb ? null : ' is not an address like https://example.com'
}
