import { currentSession } from '#api/session.ts'
import { removeAllPacks, removePack } from '#exhibition/pack/packStore.ts'
import { readStoredJson, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

/** A pack on this device, as lists of them show it. */
export interface PackInfo {
  editionId: string
  name: string
  /** milliseconds since 1970 */
  at: number
  bytes: number
  rows: number
  targets: number
  owner: string
}

let known: readonly PackInfo[] | null = null
const listeners = new Set<() => void>()

function isInfo(value: unknown): value is PackInfo {
  return typeof value === 'object' && value !== null && 'editionId' in value && 'owner' in value
}

/** The viewer's, the newest first. */
export function packs(): readonly PackInfo[] {
  if (known === null) {
    const stored = readStoredJson('packs')
    known = Array.isArray(stored) ? stored.filter(isInfo) : []
  }
  return known
}

function change(next: readonly PackInfo[]): void {
  known = next
  store('packs', next.length > 0 ? JSON.stringify(next) : null)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function usePacks(): readonly PackInfo[] {
  return useOutside(watch, packs)
}

export function notePack(info: PackInfo): void {
  change([info, ...packs().filter(({ editionId }) => editionId !== info.editionId)])
}

export async function dropPack(editionId: string): Promise<void> {
  change(packs().filter((one) => one.editionId !== editionId))
  await removePack(editionId)
}

/** Whoever comes to this device next finds none. */
export async function forgetPacks(): Promise<void> {
  change([])
  await removeAllPacks()
}

/** They are of whoever is signed in now. */
export function areOwn(): boolean {
  const { viewer } = currentSession()
  return viewer !== null && packs().every(({ owner }) => owner === viewer.subAccountId)
}
