import { foldedName, nameWords } from '@zhzz/search/names/houseName.ts'
import type { Houses } from '#names/houses.ts'

/** A host shared by more folded names than this is a portal or an organiser, not one company. */
const sharedHostLimit = 8

/** Which printed names are one house, and since when that is known; days may only rise while it is told. */
export class HouseTree implements Houses {
  private readonly parent: number[] = []
  private readonly joinedOn: number[] = []
  private readonly children: number[][] = []
  private readonly byFolded = new Map<string, number>()
  private readonly byHost = new Map<string, { firstWords: Map<string, number>; names: Set<string> }>()

  of(name: number, day: number): number {
    let root = name
    while ((this.joinedOn[root] ?? Number.POSITIVE_INFINITY) <= day) root = this.parent[root] ?? root
    return root
  }

  members(house: number, day: number): number[] {
    const all = [house]
    for (const one of all)
      for (const child of this.children[one] ?? [])
        if ((this.joinedOn[child] ?? Number.POSITIVE_INFINITY) <= day) all.push(child)
    return all
  }

  /** A new name starts as its own house, then joins the house of the same folded name. */
  add(name: number, text: string, day: number): void {
    this.parent[name] = name
    this.joinedOn[name] = Number.POSITIVE_INFINITY
    this.children[name] = []
    this.join(name, foldedName(text), day)
  }

  alias(name: number, alias: string, day: number): void {
    const folded = foldedName(alias)
    if (folded.length >= 5) this.join(name, folded, day)
  }

  /** Same web host and same first word: "thales uk" and "thales las france", but not two tenants of a portal. */
  host(name: number, text: string, host: string, day: number): void {
    if (!host.includes('.')) return
    const known = this.byHost.get(host) ?? { firstWords: new Map<string, number>(), names: new Set<string>() }
    this.byHost.set(host, known)
    known.names.add(foldedName(text))
    const first = nameWords(text)[0] ?? ''
    if (known.names.size > sharedHostLimit || first.length < 3) return
    const other = known.firstWords.get(first)
    if (other === undefined) known.firstWords.set(first, name)
    else this.merge(other, name, day)
  }

  private join(name: number, folded: string, day: number): void {
    if (!folded) return
    const other = this.byFolded.get(folded)
    if (other === undefined) this.byFolded.set(folded, name)
    else this.merge(other, name, day)
  }

  private merge(one: number, other: number, day: number): void {
    const [a, b] = [this.of(one, day), this.of(other, day)]
    if (a === b) return
    const [kept, absorbed] = [Math.min(a, b), Math.max(a, b)]
    this.parent[absorbed] = kept
    this.joinedOn[absorbed] = day
    this.children[kept]?.push(absorbed)
  }
}
