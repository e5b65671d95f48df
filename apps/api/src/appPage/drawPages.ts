import { createHash } from 'node:crypto'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTemplate, type Drawn } from '#appPage/template.ts'

/** What the drawing file of the app exports (apps/h5/src/app/drawOnServer.tsx). */
type Drawing = {
  drawable(pathname: string, query: string, locale: Locale): Promise<Drawable | null>
}
type Drawable = {
  file: string
  isFirstScreen: boolean
  calls: readonly { method: 'GET' | 'POST'; url: string; body: object | null }[]
  draw(answers: readonly unknown[]): Drawn
}
type Page = { html: string; etag: string }

/** A drawn page is given out again for so long; it shows what any guest may see. */
const keptMilliseconds = 10_000
const keptPages = 200
/** Longer nobody waits for a drawn page: the app draws it itself. */
const patienceMilliseconds = 1_500

/**
 * Draws the first screen of a page for whoever comes without anything of their own, with the answers that the server
 * gives a guest, so nothing locked can be in it. True: answered.
 */
export async function createDrawing(
  app: FastifyInstance,
  appFolder: string,
  file: string,
  { hosts, log }: { hosts: readonly string[]; log: Log },
) {
  const drawing: Drawing = await import(file)
  const template = createTemplate(appFolder)
  const kept = new Map<string, { until: number; page: Promise<Page | null> }>()

  async function drawn(request: FastifyRequest, locale: Locale): Promise<Page | null> {
    const [pathname = '', query = ''] = request.url.split(/(?=\?)/)
    const page = await drawing.drawable(pathname, query, locale)
    if (page === null) return null
    const answers = await Promise.all(page.calls.map((call) => answerOf(app, request, locale, call)))
    if (answers.includes(undefined)) return null
    const origin = originOf(request, hosts)
    const html = template(page.draw(answers), { ...page, origin, url: request.url })
    return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
  }

  function pageFor(request: FastifyRequest, locale: Locale): Promise<Page | null> {
    const key = `${locale} ${originOf(request, hosts)} ${request.url}`
    const known = kept.get(key)
    if (known !== undefined && known.until > performance.now()) return known.page
    kept.delete(key)
    const page = drawn(request, locale).catch((error: unknown) => {
      const why = error instanceof Error ? error.stack : String(error)
      log.error(`the page is not drawn: ${why}`, { requestId: request.id })
      return null
    })
    kept.set(key, { until: performance.now() + keptMilliseconds, page })
    for (const oldest of kept.keys()) if (kept.size > keptPages) kept.delete(oldest)
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const cookies = request.headers.cookie ?? ''
    if (/(^|;\s*)own=1/.test(cookies)) return false
    const page = await Promise.race([pageFor(request, localeOf(request, cookies)), late()])
    if (page === null) return false
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      etag: page.etag,
    })
    if (request.headers['if-none-match'] === page.etag) await reply.code(304).send()
    else await reply.type('text/html; charset=utf-8').send(page.html)
    return true
  }
}

const here = ['localhost', '127.0.0.1', '[::1]']

/** What a link to us begins with; null under a name that is not known to be ours, for anybody may send any. */
function originOf({ protocol, host, hostname }: FastifyRequest, hosts: readonly string[]): string | null {
  return [...here, ...hosts].includes(hostname.toLowerCase()) ? `${protocol}://${host}` : null
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMilliseconds).unref())
}

/** Chosen in the app, which says so in a cookie; without a choice Chinese in the script of the browser's region. */
function localeOf(request: FastifyRequest, cookies: string): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(cookies)?.[1]
  if (chosen !== undefined) return locales.find((locale) => locale === chosen) ?? 'zh-Hans'
  return /^zh-(Hant|TW|HK|MO)/i.test(request.headers['accept-language'] ?? '') ? 'zh-Hant' : 'zh-Hans'
}

/** The data of a call as a guest from the same address gets it in a language; undefined when it failed. */
async function answerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  locale: Locale,
  call: Drawable['calls'][number],
) {
  const { body, statusCode } = await app.inject({
    method: call.method,
    url: call.url,
    remoteAddress: request.ip,
    headers: { 'accept-language': locale },
    ...(call.body !== null && { payload: call.body }),
  })
  if (statusCode !== 200) return undefined
  // Our own answer, as serve.ts writes it.
  const envelope = trusted<{ code: number; data: unknown }>(JSON.parse(body))
  return envelope.code === 200 ? envelope.data : undefined
}
