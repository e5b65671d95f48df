import { industryLines } from '#reference/industries.ts'

export type IndustryRow = {
  code: string
  parent_code: string | null
  level: number
  name: string
  english_name: string
}

/** Sections (A) and divisions (01) of GB/T 4754-2017. */
export function industryRows(): IndustryRow[] {
  let section = ''
  return industryLines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', english_name = ''] = line.split('|')
      const isSection = /^[A-T]$/.test(code)
      if (isSection) section = code
      return { code, parent_code: isSection ? null : section, level: isSection ? 1 : 2, name, english_name }
    })
}
