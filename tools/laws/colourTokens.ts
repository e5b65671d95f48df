/** A style sheet: its path from the root of the repository, and its text. */
export type Sheet = { path: string; text: string }

const tokens = 'apps/h5/src/ui/tokens.css'
const most = 24
/** A colour as it is written: #0277ff, rgb(23 32 43 / 45%). In front of a selector # is none. */
const colour = /(?<=:[^;{}]*)(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\))/gi

/** Colours stand in tokens.css and are few, so that one thing has one colour on every page. */
export function colourTokens(sheets: readonly Sheet[]): string[] {
  const faults = sheets
    .filter(({ path }) => path !== tokens)
    .flatMap(({ path, text }) =>
      coloursOf(text).map((found) => `${path}: ${found} is a colour of its own, take one of ${tokens}`),
    )
  const own = new Set(sheets.filter(({ path }) => path === tokens).flatMap(({ text }) => coloursOf(text)))
  if (own.size > most) faults.push(`${tokens}: ${own.size} colours, at most ${most}`)
  return faults
}

function coloursOf(text: string): string[] {
  return (text.replace(/\/\*[^]*?\*\//g, '').match(colour) ?? []).map((found) => found.toLowerCase())
}
