/** An id of an account or a team, as it stands on their pages. */
export const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
