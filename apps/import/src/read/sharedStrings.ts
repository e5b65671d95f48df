import { SaxesParser } from 'saxes'
import { UnreadableFile } from '#read/record.ts'
import type { Zip } from '#read/zip.ts'

const mostCharacters = 400_000_000

/** The table of texts that cells refer to by number. It is the one part of a workbook that has to be held whole. */
export async function sharedStrings(zip: Zip): Promise<string[]> {
  const name = 'xl/sharedStrings.xml'
  if (!zip.has(name)) return []
  const strings: string[] = []
  let current = ''
  let characters = 0
  let inText = false
  let phonetic = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: tag }) => {
    if (tag === 'si') current = ''
    if (tag === 'rPh') phonetic = true
    inText = tag === 't' && !phonetic
  })
  parser.on('text', (text) => {
    if (inText) current += text
  })
  parser.on('closetag', ({ name: tag }) => {
    inText = false
    if (tag === 'rPh') phonetic = false
    if (tag !== 'si') return
    strings.push(current)
    characters += current.length
    if (characters > mostCharacters) throw new UnreadableFile('the workbook holds too much text')
  })
  const stream = await zip.stream(name)
  stream.setEncoding('utf8')
  for await (const chunk of stream) parser.write(String(chunk))
  parser.close()
  return strings
}
