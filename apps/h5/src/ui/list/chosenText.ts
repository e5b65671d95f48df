/**
 * What the button of a filter says: the one choice by its word, of several the name and how many; undefined when there is
 * none. A choice without a word is null: a range of one's own, or a word that is not there yet.
 */
export function chosenText(name: string, words: readonly (string | null)[]): string | undefined {
  const [first] = words
  if (words.length === 0) return undefined
  return words.length === 1 && first ? first : `${name} (${words.length})`
}
