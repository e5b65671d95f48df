import type { Sheet } from './colourTokens.ts'
import type { SourceFile } from './sourceFile.ts'

interface Use {
  path: string
  names: string[]
  /** `styles[tone]`: which ones only shows when it runs. */
  isOpen: boolean
}

/** A class that a component names stands in its style sheet, and one that stands there is named: neither tells by itself. */
export function moduleClasses(
  sheets: readonly Sheet[],
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): string[] {
  const known = new Set(sheets.map(({ path }) => path))
  const own = files.filter(({ path }) => path.startsWith('apps/h5/src/'))
  const missing = own.flatMap(({ path, text }) =>
    [...text.matchAll(/from '#(.+\.module\.css)'/g)]
      .map(([, sheet = '']) => `apps/h5/src/${sheet}`)
      .filter((sheet) => !known.has(sheet))
      .map((sheet) => `${path}: there is no ${sheet}`),
  )
  const classes = sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const uses = usesOf(path, own)
      const there = classesOf(text)
      const named = new Set(uses.flatMap(({ names }) => names))
      return [
        ...uses.flatMap((use) =>
          use.names.filter((name) => !there.has(name)).map((name) => `${use.path}: ${path} has no .${name}`),
        ),
        ...(uses.some(({ isOpen }) => isOpen) ? [] : [...there])
          .filter((name) => !named.has(name))
          .map((name) => `${path}: nothing names .${name}`),
      ]
    })
  return [...missing, ...classes]
}

function usesOf(sheet: string, files: readonly Pick<SourceFile, 'path' | 'text'>[]): Use[] {
  const specifier = `'#${sheet.replace('apps/h5/src/', '')}'`
  return files.flatMap(({ path, text }) => {
    const [, name] = new RegExp(`import (\\w+) from ${specifier.replaceAll('.', '\\.')}`).exec(text) ?? []
    if (name === undefined) return []
    const names = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
    return [{ path, names, isOpen: new RegExp(`\\b${name}\\[|\\b${name}\\b(?![.\\[\\w]| from)`).test(text) }]
  })
}

function classesOf(text: string): Set<string> {
  const selectors = text.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, ' ')
  return new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}
