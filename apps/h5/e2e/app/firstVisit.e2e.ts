import { brotliCompressSync } from 'node:zlib'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { allWords } from '#i18n/allWords.ts'
import { keysOf } from '#i18n/dealWords.ts'
import { keysIn } from '#i18n/keysIn.ts'

const kilobyte = 1024

test('a first visit of the home page fetches little before it stands', async () => {
  const app = await openApp()
  // The moment at which the home page answers; the server's drawing of it stands earlier.
  await app.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root[data-live] [data-page="/"] nav')) return
      observer.disconnect()
      performance.mark('drawn')
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await app.open('/')
  const paths = await app.page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < drawn)
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.startsWith('/h5/assets/'))
  })
  // Compressed here, so that the figure does not depend on how the server was asked.
  const size = async (kind: string) => {
    const files = paths.filter((path) => path.endsWith(kind))
    const bodies = await Promise.all(
      files.map(async (path) => (await fetch(app.origin + path)).arrayBuffer()),
    )
    return bodies.reduce((sum, body) => sum + brotliCompressSync(new Uint8Array(body)).length, 0)
  }
  expect(paths.length).toBeGreaterThan(2)
  // Beside these: the page itself.
  expect(paths.length).toBeLessThanOrEqual(5)
  expect(await size('.js')).toBeLessThanOrEqual(95 * kilobyte)
  expect(await size('.css')).toBeLessThanOrEqual(10 * kilobyte)
  await app.close()
})

test('the first words are all that the code of the first screen names, and few', async () => {
  const app = await openApp()
  const shell = await (await fetch(`${app.origin}/h5/index.html`)).text()
  const paths = [...shell.matchAll(/(?:src|href)="(\/h5\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  const wordsPath = paths.find((path) => path.includes('/firstWords-')) ?? ''
  const text = async (path: string) => (await fetch(app.origin + path)).text()
  const code = await Promise.all(paths.filter((path) => path !== wordsPath).map(text))
  await app.open('/')
  const said = await app.page.evaluate<string[]>(`import('${wordsPath}').then(({ words }) =>
    Object.entries(words).flatMap(([domain, texts]) => Object.keys(texts).map((name) => domain + '.' + name)))`)
  const keys = keysOf(allWords)
  // Calls have names like keys.
  for (const { name } of endpoints) keys.delete(name)
  const named = keysIn(code.join('\n'), keys)
  expect(named.size).toBeGreaterThan(150)
  expect([...named].filter((key) => !said.includes(key))).toEqual([])
  expect(brotliCompressSync(await text(wordsPath)).length).toBeLessThanOrEqual(3.2 * kilobyte)
  await app.close()
})
