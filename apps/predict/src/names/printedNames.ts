import { nameWords } from '@zhzz/search/names/houseName.ts'

/** Names as lists print them, where an exhibitor is a printed name. */
export class PrintedNames {
  private readonly texts: readonly string[]
  private readonly words = new Map<number, string[]>()
  private readonly byFirstWord = new Map<string, number[]>()

  constructor(texts: readonly string[]) {
    this.texts = texts
    texts.forEach((_, exhibitor) => {
      const first = this.wordsOf(exhibitor)[0] ?? ''
      const sharing = this.byFirstWord.get(first)
      if (sharing) sharing.push(exhibitor)
      else this.byFirstWord.set(first, [exhibitor])
    })
  }

  text(exhibitor: number): string {
    return this.texts[exhibitor] ?? ''
  }

  wordsOf(exhibitor: number): readonly string[] {
    const known = this.words.get(exhibitor)
    if (known) return known
    const words = nameWords(this.text(exhibitor))
    this.words.set(exhibitor, words)
    return words
  }

  /** Exhibitors whose name begins with the word, whenever they were first printed. */
  beginningWith(word: string): readonly number[] {
    return this.byFirstWord.get(word) ?? []
  }
}
