/** How many values of one kind a filter of a list takes. */
export const mostCodes = 50
export const mostSeries = 20
export const mostHalls = 20
export const mostOrganizers = 10
export const mostPavilions = 30
