/** What pages are signed with for the official account. */
export type Tickets = {
  settings: { appId: string; hosts: readonly string[] }
  /** The jsapi_ticket that pages are signed with; null while WeChat gives none. */
  current(now: Date): Promise<string | null>
}
