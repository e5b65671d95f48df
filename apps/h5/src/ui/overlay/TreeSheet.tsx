import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import styles from '#ui/overlay/TreeSheet.module.css'

export interface TreeNode {
  code: string
  label: string
  children: readonly TreeNode[]
}

interface TreeSheetProps {
  open: boolean
  onClose: () => void
  title: string
  nodes: readonly TreeNode[]
  chosen: readonly string[]
  /** At most that many; 50 by default, as the contract's filters. */
  max?: number
  onChoose: (codes: readonly string[]) => void
}

/** Chooses codes of a two-level tree: a parent as a whole, or some of its children. */
export function TreeSheet({ open, onClose, title, nodes, chosen, max = 50, onChoose }: TreeSheetProps) {
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const codes = draft ?? chosen
  const parent =
    nodes.find((node) => node.code === opened) ?? nodes.find((node) => holds(node, codes)) ?? nodes[0]

  function close() {
    setDraft(null)
    onClose()
  }
  function toggle(code: string, excluded: readonly string[]) {
    const rest = codes.filter((other) => other !== code && !excluded.includes(other))
    setDraft(codes.includes(code) ? rest : [...rest, code].slice(-max))
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button look="quiet" onClick={() => setDraft([])}>
            {t('shell.reset')}
          </Button>
          <Button
            onClick={() => {
              onChoose(codes)
              close()
            }}
          >
            {codes.length > 0 ? `${t('shell.confirm')} (${codes.length})` : t('shell.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.tree}>
        <div className={styles.parents}>
          {nodes.map((node) => (
            <button
              key={node.code}
              type="button"
              className={cx(styles.parent, node === parent && styles.open, holds(node, codes) && styles.held)}
              onClick={() => setOpened(node.code)}
            >
              {node.label}
            </button>
          ))}
        </div>
        <div className={styles.children}>
          {parent && (
            <Option
              label={t('shell.all')}
              checked={codes.includes(parent.code)}
              onToggle={() =>
                toggle(
                  parent.code,
                  parent.children.map((child) => child.code),
                )
              }
            />
          )}
          {parent?.children.map((child) => (
            <Option
              key={child.code}
              label={child.label}
              checked={codes.includes(child.code)}
              onToggle={() => toggle(child.code, [parent.code])}
            />
          ))}
        </div>
      </div>
    </Sheet>
  )
}

function holds(node: TreeNode, codes: readonly string[]): boolean {
  return codes.includes(node.code) || node.children.some((child) => codes.includes(child.code))
}

function Option({ label, checked, onToggle }: { label: string; checked: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.option} role="checkbox" aria-checked={checked} onClick={onToggle}>
      <span>{label}</span>
      {checked && <Icon name="check" />}
    </button>
  )
}
