import { datasets } from '#datasets.ts'

const width = 100
const indent = 14

/** For people: each dataset with the names of its fields, a `*` at those of which one is needed. */
export function fieldLines(): string[] {
  return datasets.flatMap(({ name, fields, needs }) => {
    const lines = ['']
    for (const field of Object.keys(fields)) {
      const word = `${field}${needs.includes(field) ? '*' : ''} `
      if ((lines.at(-1) ?? '').length + word.length > width) lines.push('')
      lines.push(`${lines.pop() ?? ''}${word}`)
    }
    return lines.map((line, at) => `  ${(at === 0 ? name : '').padEnd(indent)}${line.trimEnd()}`)
  })
}
