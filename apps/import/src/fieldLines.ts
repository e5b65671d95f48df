import { datasets } from '#datasets.ts'

const width = 110
const indent = 18

/**
 * For people: each dataset with the names of its fields, a `*` at those of which one is needed, and behind each how files
 * head its column, once in Chinese and once in English; many other wordings are understood.
 */
export function fieldLines(): string[] {
  return datasets.flatMap(({ name, fields, needs }) => {
    const lines = ['']
    for (const [field, wordings] of Object.entries(fields)) {
      const word = `${field}${needs.includes(field) ? '*' : ''} ${headersOf(field, wordings)}; `
      if (columns(lines.at(-1) ?? '') + columns(word) > width) lines.push('')
      lines.push(`${lines.pop() ?? ''}${word}`)
    }
    return lines.map((line, at) => `  ${(at === 0 ? name : '').padEnd(indent)}${line.trimEnd()}`)
  })
}

function headersOf(field: string, wordings: string): string {
  const words = wordings.split(' ')
  const chinese = words.find((word) => /[\u4e00-\u9fff]/.test(word))
  const english = words.find((word) => /^[a-z]/i.test(word) && word !== field)
  return `(${[chinese, english].filter((word) => word !== undefined).join(', ')})`
}

/** A Chinese character takes two columns of a terminal. */
function columns(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
}
