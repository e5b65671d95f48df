/** The language in which a record has no name. */
export type Lacks = 'en' | 'zh'

const chineseSign = /[㐀-鿿]/

/** Whether a text can be the missing name: a Chinese one holds a Chinese sign, an English one none. */
export function canBeName(lacks: Lacks, text: string): boolean {
  return chineseSign.test(text) === (lacks === 'zh')
}

/** What is said of a record: a Chinese name becomes its name, and the one it had its English one, unless it has one. */
export function otherName(
  lacks: Lacks,
  typed: string,
  { name, englishName }: { name: string; englishName: string | null },
): { name?: string; englishName?: string } {
  if (lacks === 'en') return { englishName: typed }
  return { name: typed, ...(englishName === null && { englishName: name }) }
}
