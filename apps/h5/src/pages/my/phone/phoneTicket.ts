let ticket: string | null = null

/** What verifying the old number was worth; in memory only, so after a reload one verifies again. */
export function heldPhoneTicket(): string | null {
  return ticket
}

export function holdPhoneTicket(next: string | null): void {
  ticket = next
}
