import { useState } from 'react'
import styles from '#filter/TreeField.module.css'
import { t } from '#i18n/t.ts'
import { Field } from '#ui/field/Field.tsx'
import { Icon } from '#ui/Icon.tsx'
import { type TreeNode, TreeSheet } from '#ui/overlay/TreeSheet.tsx'

interface TreeFieldProps {
  label: string
  required?: boolean
  nodes: readonly TreeNode[]
  chosen: readonly string[]
  max: number
  hint?: string
  error?: string | undefined
  onChoose: (codes: readonly string[]) => void
}

/** A field whose values are chosen from a tree: cities, industries. */
export function TreeField({ label, required, nodes, chosen, max, hint, error, onChoose }: TreeFieldProps) {
  const [open, setOpen] = useState(false)
  const words = labelsOf(nodes, chosen)
  return (
    <>
      <Field label={label} error={error} hint={hint} {...(required && { required })}>
        {({ id, describedBy, invalid }) => (
          <button
            id={id}
            type="button"
            className={styles.field}
            data-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onClick={() => setOpen(true)}
          >
            <span className={words ? styles.words : styles.empty}>{words || t('person.choose')}</span>
            <Icon name="down" size={16} />
          </button>
        )}
      </Field>
      <TreeSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        nodes={nodes}
        chosen={chosen}
        max={max}
        onChoose={onChoose}
      />
    </>
  )
}

/** The chosen codes in words, in the order of the tree. */
export function labelsOf(nodes: readonly TreeNode[], codes: readonly string[]): string {
  return nodes
    .flatMap((node) => [node, ...node.children])
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(t('exhibition.glue'))
}
