import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { OfflinePack } from '@zhzz/contract/exhibition/pack.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { clear, createStore, del, get, set } from 'idb-keyval'
import { canSeal, type Sealed, seal, unseal } from '#exhibition/pack/seal.ts'

export interface Answer {
  data: unknown
  /** when the server gave it, milliseconds since 1970 */
  at: number
}

/** An edition as it lies on this device. */
export interface Pack extends Pick<OfflinePack, 'detail' | 'shownEditionName' | 'total' | 'access'> {
  /** The sub-account whose it is. */
  owner: string
  locale: Locale
  at: number
  shelves: readonly { digest: string; rows: readonly ExhibitorRow[] }[]
  /** Of what pages of targets ask, by call and object. */
  answers: Readonly<Record<string, Answer>>
}

const place = createStore('packs', 'packs')
/** Opened ones, so that every page after the first finds them at once. */
const opened = new Map<string, Promise<Pack | null>>()

async function sealingKey(): Promise<CryptoKey | null> {
  if (!canSeal()) return null
  const known = await get<CryptoKey>('key', place)
  if (known) return known
  // Never leaves this browser, nor can be read by a script of the page.
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await set('key', made, place)
  return made
}

/** Null: there is none, or it cannot be read. */
export function openPack(editionId: string): Promise<Pack | null> {
  const reading = opened.get(editionId) ?? read(editionId).catch(() => null)
  opened.set(editionId, reading)
  return reading
}

async function read(editionId: string): Promise<Pack | null> {
  const sealed = await get<Sealed>(editionId, place)
  if (sealed === undefined) return null
  // Written by `writePack` of this version of the app, or of one that laid it the same way.
  return trusted<Pack>(JSON.parse(await unseal(sealed, await sealingKey())))
}

/** The bytes it takes. Rejects with what the browser says when there is no room; what was there before stays. */
export async function writePack(pack: Pack): Promise<number> {
  const { id } = pack.detail.card
  const sealed = await seal(JSON.stringify(pack), await sealingKey())
  await set(id, sealed, place)
  opened.set(id, Promise.resolve(pack))
  return sealed.bytes.byteLength
}

export async function removePack(editionId: string): Promise<void> {
  opened.delete(editionId)
  await del(editionId, place)
}

/** All of them, and the key. */
export async function removeAllPacks(): Promise<void> {
  opened.clear()
  await clear(place)
}
