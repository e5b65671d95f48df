import type { Seller } from '#prediction/edition.ts'

/** Whose 联系窗口 a person of a trade (dictionary persona_type) works by; any other works by that of `builder`. */
export const sellerOfPersona: Partial<Record<string, Seller>> = {
  builder: 'builder',
  logistics: 'forwarder',
  organizer: 'organizer',
}
