import type { Kind } from '#reconcile/kind.ts'

/** Queries of one batch; OpenRefine sends ten. */
export const batchSize = 50

/** What a client asks first: what the service is of and where its parts are. `base`: the address it was asked at. */
export function manifest({ id, name, page }: Kind, base: string): object {
  const { origin } = new URL(base)
  const suggest = (path: string) => ({ service_url: base, service_path: `/suggest/${path}` })
  return {
    versions: ['0.2'],
    name: `智慧会展 · ${name}`,
    identifierSpace: `${origin}/reconcile/${id}/`,
    schemaSpace: `${origin}/reconcile/${id}/properties/`,
    defaultTypes: [{ id, name }],
    view: { url: `${origin}${page}` },
    preview: { url: `${base}/preview?id={{id}}`, width: 420, height: 220 },
    suggest: { entity: suggest('entity'), property: suggest('property'), type: suggest('type') },
    extend: { propose_properties: { service_url: base, service_path: '/properties' }, property_settings: [] },
    batchSize,
    authentication: { type: 'apiKey', name: 'Jwt-Token', in: 'header' },
  }
}
