import { Failure } from '@zhzz/contract/failure.ts'
import { id as fileId } from '@zhzz/contract/field.ts'
import { filePath } from '@zhzz/contract/upload/calls.ts'
import type { FastifyInstance } from 'fastify'
import { parseQuery } from '#http/queryString.ts'
import type { Range } from '#outside/storage.ts'
import type { Running } from '#serve/serve.ts'
import { isOwners, isPublic, isSigned } from '#upload/link.ts'

/** Opens files by their links. Not a call: it answers with bytes, in parts when asked (a phone plays no video else). */
export function serveFiles(
  app: FastifyInstance,
  { database, deps, clock }: Running,
  { appCalls = false }: { appCalls?: boolean },
) {
  app.get<{ Params: { id: string } }>(`${filePath}/:id`, async (request, reply) => {
    const { size, ...pass } = Object(parseQuery(request.url.split('?')[1] ?? ''))
    const id = fileId.safeParse(request.params.id)
    const file = id.success
      ? await database.db.selectFrom('uploadFile').where('id', '=', id.data).selectAll().executeTakeFirst()
      : undefined
    // A wrong link and no file at all are told apart by nobody.
    if (!file || !(isPublic(file.scene) || (await opens(file, pass)))) throw new Failure('notFound')
    const isThumb = size === 'thumb' && file.thumbKey !== null && file.thumbSize !== null
    const [key, length] = isThumb ? [file.thumbKey ?? '', file.thumbSize ?? 0] : [file.key, file.size]
    const range = rangeOf(request.headers.range, length)
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${length}`).send()
    const stream = await deps.storage.get(key, range ?? undefined)
    if (range !== null)
      reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${length}`)
    return reply
      .headers({
        'accept-ranges': 'bytes',
        'content-length': range === null ? length : range.last - range.first + 1,
        'content-disposition': `inline; filename="${file.id}.${file.kind === 'video' ? 'mp4' : 'webp'}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        // Pages of the packaged app have another origin; what is not public needs a signed link all the same.
        'cross-origin-resource-policy': appCalls ? 'cross-origin' : 'same-origin',
        'cache-control': cacheOf(file.scene),
      })
      .type(file.mime)
      .send(stream)
  })

  /** Whoever has left the team, or was disabled, has no use of the links they were given. */
  async function opens(file: { id: string; tenantId: string; scene: string }, pass: Record<string, unknown>) {
    const { p, e, s } = { p: String(pass['p']), e: String(pass['e']), s: String(pass['s']) }
    if (!isSigned(deps.sealing, file.id, { p, e, s }, clock())) return false
    const holder = await database.db
      .selectFrom('subAccount as person')
      .innerJoin('account', 'account.id', 'person.accountId')
      .where('person.id', '=', p)
      .where('person.tenantId', '=', file.tenantId)
      .where('person.status', '=', 'active')
      .where('account.status', '=', 'active')
      .$if(isOwners(file.scene), (query) => query.where('person.isOwner', '=', true))
      .select('person.id')
      .executeTakeFirst()
    return holder !== undefined
  }
}

/** A licence stays on no device. */
function cacheOf(scene: string): string {
  if (isOwners(scene)) return 'private, no-store'
  return `${isPublic(scene) ? 'public' : 'private'}, max-age=86400, immutable`
}

/** One range, as browsers ask for (RFC 9110 §14.2); several at once are answered with the whole. */
function rangeOf(header: string | undefined, length: number): Range | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last || first >= length ? 'outside' : { first, last }
}
