import { Failure } from '@zhzz/contract/failure.ts'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { targetOfToken, unsubscribePath } from '#channel/mail/unsubscribing.ts'
import { words } from '#channel/words.ts'
import { Network } from '#http/network.ts'
import { withHead } from '#http/openApp.ts'
import { countVisitorCall } from '#http/rates.ts'
import type { Running } from '#serve/serve.ts'
import { type Row, wordsIn } from '#wordsIn.ts'

type Asked = FastifyRequest<{ Params: { token: string } }>

/**
 * 退订, with nothing but the address in the mail. Looking at it ends nothing: programs follow links. POST does, from its
 * button or from the mail program itself (RFC 8058), whose body says nothing that the address does not.
 */
export function serveUnsubscribe(app: FastifyInstance, { database: { db }, deps, clock }: Running): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null)
    scope.get(`${unsubscribePath}/:token`, withHead, async (request: Asked, reply) => {
      const { locale } = await targetOf(request)
      return reply.headers(headers).send(page(locale, words.unsubscribeAsk, true))
    })
    scope.post(`${unsubscribePath}/:token`, async (request: Asked, reply) => {
      const { id, locale } = await targetOf(request)
      await db.deleteFrom('messageTarget').where('id', '=', id).execute()
      return reply.headers(headers).send(page(locale, words.unsubscribed, false))
    })
  })

  /** What was ended before is ended: the page says so again. */
  async function targetOf(request: Asked): Promise<{ id: string; locale: Locale }> {
    countVisitorCall(deps, Network.of(request.ip), clock())
    const id = targetOfToken(deps.sealing, request.params.token)
    if (id === null) throw new Failure('notFound')
    const kept = await db.selectFrom('messageTarget').where('id', '=', id).select('locale').executeTakeFirst()
    return { id, locale: locales.find((one) => one === kept?.locale) ?? 'zh-Hans' }
  }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

function page(locale: Locale, said: Row, hasButton: boolean): string {
  const button = hasButton
    ? `<form method="post"><button style="font:inherit;padding:12px 24px;border:0;border-radius:8px;background:#0277ff;color:#fff">${wordsIn(words.unsubscribe, locale)}</button></form>`
    : ''
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>智慧会展</title>
<body style="font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:480px;padding:48px 24px;color:#17202b"><h1 style="font-size:20px">智慧会展</h1><p>${wordsIn(said, locale)}</p>${button}</body></html>`
}
