/**
 * Loads a font for later use, e.g. an icon font of a tab. `source` is an address below our own origin. Rejects with
 * 'loadFontFace:fail {reason}' (spec §8).
 */
export async function loadFont(family: string, source: string): Promise<void> {
  try {
    const face = new FontFace(family, `url(${JSON.stringify(source)})`)
    document.fonts.add(await face.load())
  } catch (error) {
    throw new Error(`loadFontFace:fail ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
