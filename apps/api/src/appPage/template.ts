import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readManifest } from '#appPage/manifest.ts'

/** A page as the app drew it. */
export type Drawn = {
  locale: string
  root: string
  title: string
  shared: { title: string; description: string }
  /** JSON of the answers it was drawn from. */
  given: string
}

type Place = { file: string; isFirstScreen: boolean; origin: string | null; url: string }

/**
 * Puts drawn pages into the built index.html. The styles stand in the page itself, so that it is painted after one
 * round trip; their files follow behind the content, where they hold up nothing.
 */
export function createTemplate(appFolder: string): (drawn: Drawn, place: Place) => string {
  const shell = readFileSync(join(appFolder, 'index.html'), 'utf8')
  const manifest = readManifest(appFolder)
  const made = new Map<string, ReturnType<typeof partsFor>>()

  function partsFor(file: string, isFirstScreen: boolean, locale: string) {
    const words = ['firstWords', ...(isFirstScreen ? [] : ['restWords'])].map(
      (part) => `src/i18n/${locale}/${part}.js`,
    )
    const needed = filesOf(manifest, [file, ...words])
    const own = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/h5\/([^"]+)"/g)].map(
      (link) => link[1] ?? '',
    )
    const styles = [...new Set([...own, ...needed.styles])]
    const bare = shell
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    const ahead = needed.scripts.filter((script) => !bare.includes(script))
    return {
      bare,
      head: [
        ...ahead.map((script) => `<link rel="modulepreload" crossorigin href="/h5/${script}">`),
        `<style>${styles.map((style) => readFileSync(join(appFolder, style), 'utf8').trim()).join('\n')}</style>`,
      ].join('\n'),
      tail: styles.map((style) => `<link rel="stylesheet" crossorigin href="/h5/${style}">`).join('\n'),
    }
  }

  return (drawn, { file, isFirstScreen, origin, url }) => {
    const key = `${drawn.locale} ${file}`
    const parts = made.get(key) ?? partsFor(file, isFirstScreen, drawn.locale)
    made.set(key, parts)
    const [title, description] = [escaped(drawn.shared.title), escaped(drawn.shared.description)]
    const head = `<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${origin === null ? '' : linkTags(origin, url)}
    <title>${escaped(drawn.title)}</title>
${parts.head}`
    const body = `<div id="root">${drawn.root}</div>
    <script type="application/json" id="given">${drawn.given.replaceAll('<', '\\u003c')}</script>
${parts.tail}`
    return parts.bare
      .replace(/<html lang="[^"]*">/, () => `<html lang="${drawn.locale}">`)
      .replace(/<meta name="description"[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, () => body)
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`)
}

function linkTags(origin: string, url: string): string {
  return `<meta property="og:url" content="${escaped(origin + url)}" />
    <meta property="og:image" content="${escaped(origin)}/h5/icons/512.png" />`
}
