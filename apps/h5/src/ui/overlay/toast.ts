/** Spec §9: the product's own toast; that of a part of `ui/`; that of a device call. */
const milliseconds = { product: 2500, part: 2000, device: 1500 } as const

let box: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A sentence over everything for a moment, read out by screen readers. Ours and not the library's, because it must also
 * speak when the connection is lost and no further code can be loaded.
 */
export function toast(text: string, by: keyof typeof milliseconds = 'product'): void {
  if (!box) {
    box = document.createElement('div')
    box.className = 'toast'
    box.setAttribute('role', 'status')
    box.setAttribute('aria-live', 'polite')
  }
  place(box)
  clearTimeout(timer)
  // What several calls fail for is said and read out once.
  if (box.textContent !== text) {
    const sentence = document.createElement('span')
    sentence.textContent = text
    box.replaceChildren(sentence)
  }
  timer = setTimeout(clear, milliseconds[by])
}

/** A modal dialog lies in the top layer, where it would cover a toast outside of it; when it closes the toast moves on. */
function place(sentences: HTMLElement): void {
  const host = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body
  if (sentences.parentNode === host) return
  host.append(sentences)
  if (host instanceof HTMLDialogElement)
    host.addEventListener('close', () => place(sentences), { once: true })
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
