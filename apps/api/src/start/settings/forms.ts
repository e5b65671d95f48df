/** How a value may look; throws what is wrong with it, to be said behind its name. */
type Form = (value: string) => string | null

export type Setting = {
  says: string
  /** What holds where it is not set, in words of the table. */
  usual: string
  isSecret: boolean
  /** What is wrong with a value; null: nothing. */
  faultOf: Form
  secret(): Setting
}

function setting(says: string, usual: string | undefined, faultOf: Form, isSecret = false): Setting {
  return {
    says,
    usual: usual === undefined ? '–' : `\`${usual}\``,
    isSecret,
    faultOf,
    secret: () => setting(says, usual, faultOf, true),
  }
}

export function text(says: string, usual?: string): Setting {
  return setting(says, usual, (value) => (value.trim() === value ? null : ' has blanks around it'))
}

/** Several, between commas or blanks; what each may be is judged where it is used. */
export function list(says: string, usual?: string): Setting {
  return setting(`${says}; comma-separated`, usual, () => null)
}

export function choice(values: readonly string[], says: string, usual?: string): Setting {
  const there =
    values.length === 1
      ? `: there is ${values[0]}`
      : `: there are ${values.slice(0, -1).join(', ')} and ${values.at(-1)}`
  return setting(`${values.map((value) => `\`${value}\``).join(', ')}: ${says}`, usual, (value) =>
    values.includes(value) ? null : there,
  )
}

export function whole(usual: number | undefined, most: number, says: string): Setting {
  return setting(says, usual?.toString(), (value) =>
    /^\d+$/.test(value) && Number(value) <= most ? null : ` is not a whole number from 0 to ${most}`,
  )
}

export function address(says: string): Setting {
  return setting(`address ${says}`, undefined, (value) => (isWeb(value) ? null : notAddress))
}

/** Where a provider is reached; another one in tests. */
export function origin(usual: string): Setting {
  return setting('where it is reached', usual, (value) => (isWeb(value) ? null : notAddress))
}

const notAddress = ' is not an address like https://example.com'

function isWeb(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
