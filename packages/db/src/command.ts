import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { messageOf } from '#log.ts'

/** What was typed cannot be done: said in one line, exit code 2. */
export class Misuse extends Error {}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>

type Shape<Options extends ParseArgsOptionsConfig> = {
  /** What is typed behind the name: `--phone 138… [--days 365]`. */
  takes: string
  /** What it does, in one line. */
  says: string
  /** Further lines of its `--help`. */
  details?: string | (() => string)
  options: Options
  /** Most words beside the options; none when absent. */
  words?: number
  /** Throws a Misuse before it touches anything, any other error for what went wrong on the way. */
  run(values: Parsed<Options>['values'], words: string[], name: string): Promise<void>
}

/** A command that takes the words typed behind its name; nothing but `run` does anything. */
export type Command = {
  takes: string
  says: string
  details(): string
  /** `name` is what was typed before the arguments: `npm run admin -- show`. */
  run(args: string[], name?: string): Promise<void>
}

/** Declares a command; its options are those of node's parseArgs. */
export function command<const Options extends ParseArgsOptionsConfig>(shape: Shape<Options>): Command {
  const { takes, says, details = '', options, words = 0 } = shape
  return {
    takes,
    says,
    details: () => (typeof details === 'string' ? details : details()),
    async run(args, name = '') {
      const { values, positionals } = parsed({ args, options, allowPositionals: true })
      const surplus = positionals[words]
      if (surplus !== undefined) throw new Misuse(`"${surplus}" is a word too many`)
      await shape.run(values, positionals, name)
    },
  }
}

/**
 * The whole of an entry file: answers `--help` wherever it stands, else runs the command, and sets the exit code. `name`
 * is what an operator types: `npm run backup`.
 */
export async function obey(name: string, what: Command, args = process.argv.slice(2)): Promise<void> {
  const typed = name.includes(' -- ') ? name : `${name} --`
  try {
    if (args.includes('--help') || args.includes('-h')) console.log(helpOf(typed, what))
    else await what.run(args, name)
  } catch (error) {
    const message = messageOf(error)
    const isMisuse = error instanceof Misuse
    console.error(isMisuse ? `${message} (${typed} --help tells more)` : message)
    process.exitCode = isMisuse ? 2 : 1
  }
}

/** Commands of which the first word chooses one: `npm run admin -- show …`. */
export type Commands = { says: string; details?: string; commands: Record<string, Command> }

/** The same for several commands; `--help` before a command's name lists them, behind it tells of that one. */
export function obeyOneOf(
  name: string,
  { says, details = '', commands }: Commands,
  args = process.argv.slice(2),
): Promise<void> {
  const [word = '', ...rest] = args
  const chosen = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (chosen !== undefined) return obey(`${name} -- ${word}`, chosen, rest)
  const list = Object.entries(commands).map(
    ([word, { takes, says }]) => `${`  ${word} ${takes}`.trimEnd()}\n      ${says}`,
  )
  return obey(
    name,
    {
      takes: '<command>',
      says,
      details: () => [...list, ...(details && ['', details])].join('\n'),
      async run() {
        throw new Misuse(word === '' ? 'which command?' : `there is no command ${word}`)
      },
    },
    args,
  )
}

/** The whole number of an option. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new Misuse(`${option} is a whole number from ${least} to ${most}, not ${text}`)
}

function parsed<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error
    throw new Misuse(error.message.split(/\.\s|\n/, 1)[0], { cause: error })
  }
}

function helpOf(typed: string, { takes, says, details }: Command): string {
  const more = details()
  return `${`${typed} ${takes}`.trimEnd()}\n  ${says}${more && `\n\n${more}`}`
}
