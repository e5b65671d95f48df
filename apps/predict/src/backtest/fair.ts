/** One company as an exhibitor list prints it. Empty text and null stand for "not printed". */
export type Exhibitor = {
  /** The printed name, normalised; rankings are given in these keys. */
  key: string
  aliases: string[]
  country: string
  lat: number | null
  lon: number | null
  host: string
}

/** What is announced of an edition before it opens. Nothing in here may depend on who came. */
export type Announcement = {
  id: string
  series: string
  /** First day, in days since 1970-01-01; null where only a month or a year is known. */
  start: number | null
  country: string
  lat: number | null
  lon: number | null
  organisers: string[]
}

export type Edition = Announcement & {
  /** First day on which the list may be used; for a vague date the day after the last day it can mean. */
  knownFrom: number
  exhibitors: Exhibitor[]
}

/** An edition to predict, always with an exact first day. */
export type Target = Announcement & { start: number; split: string }
