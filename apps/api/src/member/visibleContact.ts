import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a row of `contact`: everyone's, or one that the viewer's tenant has entered itself. */
export function isVisibleContact(viewer: Viewer | null): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`contact.tenant_id is null`
  return sql<boolean>`(contact.tenant_id is null or contact.tenant_id = ${viewer.tenantId})`
}
