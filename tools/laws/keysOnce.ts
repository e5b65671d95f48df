const folder = 'apps/console/src/words/'

/** Of two areas of the console that say one key the later would be read by both. */
export function keysOnce(files: readonly { path: string; text: string }[]): string[] {
  const first = new Map<string, string>()
  return files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}'?([\w.-]+)'?: \[/gm)].flatMap(([, key = '']) => {
        const before = first.get(key)
        first.set(key, path)
        return before === undefined ? [] : [`${path}: ${key} is said by ${before}`]
      }),
    )
}
