/** Spec §9: the product's own toast; that of a part of `ui/`; that of a device call. With a button there is time to tap it. */
const milliseconds = { product: 2500, part: 2000, device: 1500, undo: 5000 } as const

let box: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A sentence over everything for a moment, read out by screen readers. Ours and not the library's, because it must also
 * speak when the connection is lost and no further code can be loaded.
 */
export function toast(text: string, by: 'product' | 'part' | 'device' = 'product'): void {
  show(text, by)
}

/** Says what was done, with a button that takes it back. */
export function toastUndo(text: string, word: string, undo: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = word
  button.addEventListener('click', () => {
    clear()
    undo()
  })
  show(text, 'undo', button)
}

function show(text: string, by: keyof typeof milliseconds, button?: HTMLButtonElement): void {
  if (!box) {
    box = document.createElement('div')
    box.className = 'toast'
    box.setAttribute('role', 'status')
    box.setAttribute('aria-live', 'polite')
  }
  place(box)
  clearTimeout(timer)
  // What several calls fail for is said and read out once.
  if (button || box.textContent !== text) {
    const sentence = document.createElement('span')
    sentence.append(text, ...(button ? [button] : []))
    box.replaceChildren(sentence)
  }
  timer = setTimeout(clear, milliseconds[by])
}

/** A modal dialog lies in the top layer, where it would cover a toast outside of it; when it closes the toast moves on. */
function place(sentences: HTMLElement): void {
  const host = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body
  sentences.style.setProperty('--below', `${heightBelow(host)}px`)
  if (sentences.parentNode === host) return
  host.append(sentences)
  if (host instanceof HTMLDialogElement)
    host.addEventListener('close', () => place(sentences), { once: true })
}

/** Of the bars at the lower edge, and of a keyboard: a toast stands above them. */
function heightBelow(host: Element): number {
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const bars = [...host.querySelectorAll('[data-bottom-bar]')].filter((bar) => !bar.closest('[inert]'))
  const edges = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0)
  return innerHeight - Math.min(seen, ...edges.map(({ top }) => top).filter((top) => top > innerHeight / 2))
}

function clear(): void {
  clearTimeout(timer)
  timer = undefined
  box?.replaceChildren()
}

/** Takes the sentence off before its time; a hide without a toast only warns (spec §4). */
export function hideToast(): void {
  if (timer === undefined) console.warn('hideToast without a toast that is shown')
  clear()
}
