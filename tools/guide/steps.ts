/** What the guide tells its reader to do, in the order in which it stands there. */
export type Step =
  | { does: 'write'; path: string; text: string }
  | { does: 'change'; path: string; changes: Change[] }
  | { does: 'run'; command: string }

/** Lines that are there once, and what stands in their place afterwards. */
type Change = { before: string; after: string }

/** A block of code, perhaps under a point of a list: then as deep as that. */
const block = /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm

/**
 * The steps of a guide in Markdown: a block of code with a path is a new file, one of `diff` with a path a change to a file
 * that is there (a line `…` parts two places of it), and every line of a block of `sh` a command.
 */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(block)].flatMap(([, depth = '', language = '', path, indented = '']): Step[] => {
    const text = indented.replaceAll(new RegExp(`^${depth}`, 'gm'), '')
    if (language === 'sh') return commandsOf(text).map((command) => ({ does: 'run', command }))
    if (path === undefined) throw new Error(`a block of ${language} names no file`)
    if (language === 'diff') return [{ does: 'change', path, changes: changesOf(text) }]
    return [{ does: 'write', path, text }]
  })
}

function commandsOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function changesOf(text: string): Change[] {
  return text.split(/^ ?…\n/m).map((place) => ({ before: side(place, '-'), after: side(place, '+') }))
}

/** The lines of a diff that stand on one side of it; a context line may have lost its blank at the end. */
function side(place: string, sign: '+' | '-'): string {
  return place
    .split('\n')
    .slice(0, -1)
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}

/** `text` with every change made; throws where a place is not found, or found twice. */
export function changed(path: string, text: string, changes: readonly Change[]): string {
  return changes.reduce((now, { before, after }) => {
    const place = `\n${now}`.indexOf(`\n${before}`)
    if (place === -1) throw new Error(`${path} has not these lines:\n${before}`)
    if (`\n${now}`.includes(`\n${before}`, place + 1))
      throw new Error(`${path} has these lines more than once:\n${before}`)
    return now.slice(0, place) + after + now.slice(place + before.length)
  }, text)
}
