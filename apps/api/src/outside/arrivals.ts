/** An upload under way: a folder of its own, whose bytes are counted as they come. */
export type Arrival = {
  folder: string
  /** Counts bytes that are about to be written; throws when nothing more is taken. */
  take(bytes: number): Promise<void>
  /** Removes the folder and gives its bytes back. */
  forget(): Promise<void>
}

/** Where uploads lie until they are finished or given up. */
export type Arrivals = { begin(person: string): Promise<Arrival> }
