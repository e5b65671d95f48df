import type { DictionaryNode } from '@zhzz/contract/reference/calls.ts'

type Row = { code: string; parentCode: string | null; label: string }

/** Rows that name their parents as a tree, in the order they come; a row whose parent is not among them is a root. */
export function treeOf(rows: readonly Row[]): DictionaryNode[] {
  const nodes = new Map<string, DictionaryNode>(
    rows.map(({ code, label }) => [code, { code, label, children: [] }]),
  )
  const roots: DictionaryNode[] = []
  for (const { code, parentCode } of rows) {
    const node = nodes.get(code)
    if (node === undefined) continue
    const parent = parentCode === null ? undefined : nodes.get(parentCode)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}
