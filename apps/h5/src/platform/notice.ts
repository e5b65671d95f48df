/** What a notification says. */
export interface Notice {
  title: string
  body: string
}
