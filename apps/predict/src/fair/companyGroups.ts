import { foldedName, nameWords } from '#fair/companyName.ts'

/** A host shared by more folded names than this is a portal or an organiser, not one company. */
const sharedHostLimit = 8

/** Which printed keys are one company; grows as lists become known and never looks ahead. */
export class CompanyGroups {
  private readonly parent: number[] = []
  private readonly byFolded = new Map<string, number>()
  private readonly byHost = new Map<string, { firstWords: Map<string, number>; names: Set<string> }>()

  /** Called with (kept, absorbed) whenever two groups turn out to be one. */
  private readonly onMerge: (kept: number, absorbed: number) => void

  constructor(onMerge: (kept: number, absorbed: number) => void) {
    this.onMerge = onMerge
  }

  /** A new key starts as its own group, then joins the group of the same folded name. */
  add(key: number, text: string): void {
    this.parent[key] = key
    this.join(key, foldedName(text))
  }

  group(key: number): number {
    let root = key
    for (let up = this.parent[root]; up !== undefined && up !== root; up = this.parent[root]) root = up
    for (let at = key; at !== root; ) {
      const up = this.parent[at] ?? root
      this.parent[at] = root
      at = up
    }
    return root
  }

  alias(key: number, alias: string): void {
    const folded = foldedName(alias)
    if (folded.length >= 5) this.join(key, folded)
  }

  /** Same web host and same first word: "thales uk" and "thales las france", but not two tenants of a portal. */
  host(key: number, text: string, host: string): void {
    if (!host.includes('.')) return
    const known = this.byHost.get(host) ?? { firstWords: new Map<string, number>(), names: new Set<string>() }
    this.byHost.set(host, known)
    known.names.add(foldedName(text))
    const first = nameWords(text)[0] ?? ''
    if (known.names.size > sharedHostLimit || first.length < 3) return
    const other = known.firstWords.get(first)
    if (other === undefined) known.firstWords.set(first, key)
    else this.merge(other, key)
  }

  private join(key: number, folded: string): void {
    if (!folded) return
    const other = this.byFolded.get(folded)
    if (other === undefined) this.byFolded.set(folded, key)
    else this.merge(other, key)
  }

  private merge(one: number, other: number): void {
    const a = this.group(one)
    const b = this.group(other)
    if (a === b) return
    const kept = Math.min(a, b)
    const absorbed = Math.max(a, b)
    this.parent[absorbed] = kept
    this.onMerge(kept, absorbed)
  }
}
