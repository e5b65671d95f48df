import type { Sheet } from './colourTokens.ts'

const tokens = 'apps/h5/src/ui/tokens.css'
/** Up to here a distance is one of the five; what is longer measures a page. */
const longestSpace = 24
/** Of a stroke or of ink, not of a distance. */
const hairline = 2
const declaration =
  /(?<=[;{}\s])(border(?:-[a-z]+){0,2}-radius|(?:padding|margin)(?:-[a-z]+)*|(?:row-|column-)?gap):([^;}]+)/g

/** Radii, and distances up to 24 px, are tokens of tokens.css, so that pages keep one rhythm. */
export function sizeTokens(sheets: readonly Sheet[]): string[] {
  return sheets
    .filter(({ path }) => path !== tokens)
    .flatMap(({ path, text }) =>
      [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(declaration)].flatMap(([, property = '', value = '']) =>
        lengthsOf(value)
          .filter((length) => isOwn(property, length))
          .map((length) => `${path}: ${property} of ${length}px, take one of ${tokens}`),
      ),
    )
}

function isOwn(property: string, length: number): boolean {
  if (property.endsWith('radius')) return length > 0
  return length > hairline && length <= longestSpace
}

function lengthsOf(value: string): number[] {
  return [...value.matchAll(/(\d*\.?\d+)px/g)].map(([, digits]) => Number(digits))
}
