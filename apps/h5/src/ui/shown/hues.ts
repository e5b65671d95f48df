/** A colour of its own for things of one kind, as hue (degrees), saturation and lightness (%). */
type Hue = readonly [hue: number, saturation: number, lightness: number]

/**
 * Fourteen, dark enough that white words of 11 px stand on them with 4.5 : 1; tinted they are the ground of avatars. They
 * tell kinds apart and mean nothing else, so they are not tokens.
 */
const hues: readonly Hue[] = [
  [212, 17, 42],
  [180, 85, 24],
  [17, 64, 42],
  [151, 40, 31],
  [259, 35, 48],
  [41, 100, 28],
  [348, 54, 35],
  [26, 100, 34],
  [206, 82, 34],
  [320, 45, 38],
  [96, 45, 28],
  [232, 42, 46],
  [4, 62, 43],
  [64, 70, 22],
]

function hueAt(place: number): Hue {
  return hues[place % hues.length] ?? [212, 17, 42]
}

/** The full colour, for a band with white words. `place`: from 0, taken modulo the number of hues. */
export function bandColour(place: number): string {
  const [hue, saturation, lightness] = hueAt(place)
  return `hsl(${hue} ${saturation}% ${lightness}%)`
}

/** A light ground of the hue and words that can be read on it. */
export function tintColours(place: number): { background: string; color: string } {
  const [hue, saturation, lightness] = hueAt(place)
  return {
    background: `hsl(${hue} ${Math.min(saturation, 45)}% 93%)`,
    color: `hsl(${hue} ${Math.min(saturation, 50)}% ${Math.min(lightness, 30)}%)`,
  }
}

/** The place of a text's hue: always the same for the same text. */
export function hueOfText(text: string): number {
  let sum = 0
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return sum % hues.length
}
