/** A search that may count. */
export type Searched = {
  /** Signed: who it is cannot be told from it. */
  searcher: Buffer
  /** Of Shanghai, `yyyy-mm-dd`. */
  day: string
  /** Folded. */
  keyword: string
  /** Searches a day. */
  allowed: number
}

/** Counts searches by person and day, of all nodes together. */
export type SearchCounts = {
  /**
   * False when the day has no more. The keyword that was counted last is counted once. True also where nothing can be
   * written: a search is a read, and goes on when the disk is full or the leader away. Never rejects.
   */
  count(search: Searched): Promise<boolean>
}
