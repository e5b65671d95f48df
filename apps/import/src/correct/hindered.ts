/**
 * Why nothing was put right: no such record stands by itself, `field` cannot be read, all of it stands there already,
 * another entry bears the name and booths, an undo runs.
 */
export class Hindered extends Error {
  readonly hindrance: 'gone' | 'unreadable' | 'same' | 'taken' | 'undoing'
  readonly field: string | undefined

  constructor(hindrance: Hindered['hindrance'], words: string, field?: string) {
    super(words)
    this.hindrance = hindrance
    this.field = field
  }
}
