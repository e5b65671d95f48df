import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from '#describe/openApi.ts'
import { readerFile } from '#describe/reader.ts'
import { type Kept, keep, sendKept } from '#http/keptAnswers.ts'

const head =
  '<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>智慧会展 · 接口</title>'
const page = `${head}<style>body{margin:0}</style><redoc spec-url="/openapi.json" disable-search hide-download-button></redoc><script src="/docs/redoc.js"></script></html>`
const pageWithoutReader = `${head}<p>没有构建接口文档页面：npm run build · The page is not built: npm run build. <a href="/openapi.json">openapi.json</a></html>`

/** Scripts, the document and nothing from elsewhere: the reader's own badge would come from its makers. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** The contract to read and for programs, each made when it is first asked for. */
export function serveDescription(app: FastifyInstance): void {
  const kept = new Map<string, Kept>()
  const once = (name: string, make: () => string) => {
    const known = kept.get(name) ?? keep(make())
    kept.set(name, known)
    return known
  }
  app.get('/openapi.json', { exposeHeadRoute: true }, async (request, reply) =>
    sendKept(
      request,
      reply,
      once('document', () => JSON.stringify(describeCalls())),
      'application/json; charset=utf-8',
    ),
  )
  const reader = readerFile()
  app.get('/docs', { exposeHeadRoute: true }, async (request, reply) => {
    reply.header('content-security-policy', policy)
    const made = once('page', () => (reader === null ? pageWithoutReader : page))
    return sendKept(request, reply, made, 'text/html; charset=utf-8')
  })
  if (reader !== null)
    app.get('/docs/redoc.js', { exposeHeadRoute: true }, async (request, reply) =>
      sendKept(
        request,
        reply,
        once('reader', () => readFileSync(reader, 'utf8')),
        'text/javascript; charset=utf-8',
      ),
    )
}
