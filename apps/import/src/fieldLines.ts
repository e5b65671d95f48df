import { fieldsOf } from '#readings.ts'

const width = 100
const indent = 14

/** For people: each dataset with the names of its fields, a `*` at those of which one is needed. */
export function fieldLines(): string[] {
  return fieldsOf.flatMap(({ dataset, fields, needs }) => {
    const lines = ['']
    for (const field of fields) {
      const word = `${field}${needs.has(field) ? '*' : ''} `
      if ((lines.at(-1) ?? '').length + word.length > width) lines.push('')
      lines.push(`${lines.pop() ?? ''}${word}`)
    }
    return lines.map((line, at) => `  ${(at === 0 ? dataset : '').padEnd(indent)}${line.trimEnd()}`)
  })
}
