import type { ComponentType, ReactNode } from 'react'
import { t } from '#i18n/t.ts'

export interface DialogAction {
  label: string
  look?: 'main' | 'quiet' | 'danger'
}

/** A line to be filled in. */
export interface AskedInput {
  start: string
  placeholder: string
  maxLength: number
  onChange: (content: string) => void
}

export interface Asked {
  /** Of its own: what was typed into one question is not seen in the next. */
  id: number
  title?: string
  body?: ReactNode
  input?: AskedInput
  actions: readonly DialogAction[]
  /** In place of a dialog with its actions side by side: a sheet, whose code comes when it is asked for. */
  sheet: ComponentType<{ asked: Asked }> | null
  /** In a sheet: its lines are one choice, of which this one holds now; null: none. */
  chosen?: number | null
  /** False: only an action closes it. */
  dismissible: boolean
  answer: (index: number | null) => void
}

let queue: readonly Asked[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Asked[]): void {
  queue = next
  for (const listener of listeners) listener()
}

export function firstAsked(): Asked | null {
  return queue[0] ?? null
}

export function watchAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Asks in a dialog, one after the other, over whatever page is shown. The index of the action, null when closed. */
export function ask(
  question: Omit<Asked, 'id' | 'answer' | 'sheet' | 'dismissible'> &
    Partial<Pick<Asked, 'sheet' | 'dismissible'>>,
): Promise<number | null> {
  return new Promise((resolve) => {
    count += 1
    const asked: Asked = {
      id: count,
      sheet: null,
      dismissible: true,
      ...question,
      answer: (index) => {
        change(queue.filter((other) => other !== asked))
        resolve(index)
      },
    }
    change([...queue, asked])
  })
}

/** Cancel and confirm; true when confirmed. */
export async function confirmDialog(question: {
  title?: string
  body?: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
}): Promise<boolean> {
  const answer = await ask({
    ...(question.title !== undefined && { title: question.title }),
    body: question.body,
    actions: [
      { label: question.cancel ?? t('shell.cancel'), look: 'quiet' },
      { label: question.confirm ?? t('shell.confirm'), look: question.danger ? 'danger' : 'main' },
    ],
  })
  return answer === 1
}

/** Spec §5: the default of every input. */
const inputMaxLength = 140

/** Cancel and confirm below a line to be filled in: the entered content, or null when cancelled. */
export async function promptDialog(question: {
  title: string
  start?: string
  placeholder?: string
  maxLength?: number
  confirm?: string
}): Promise<string | null> {
  const { title, start = '', placeholder = '', maxLength = inputMaxLength, confirm } = question
  let content = start
  const answer = await ask({
    title,
    input: {
      start,
      placeholder,
      maxLength,
      onChange: (changed) => {
        content = changed
      },
    },
    actions: [
      { label: t('shell.cancel'), look: 'quiet' },
      { label: confirm ?? t('shell.confirm'), look: 'main' },
    ],
  })
  return answer === 1 ? content : null
}

/** Says something and waits for 我知道了. */
export async function tell(message: { title?: string; body: ReactNode }): Promise<void> {
  await ask({ ...message, actions: [{ label: t('shell.gotIt'), look: 'main' }] })
}
