/** Spec §9: the product's own toast. */
const milliseconds = 2500

let box: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A sentence over everything for 2.5 s, read out by screen readers. Ours and not the library's, because it must also
 * speak when the connection is lost and no further code can be loaded.
 */
export function toast(text: string): void {
  if (!box) {
    box = document.createElement('div')
    box.className = 'toast'
    box.setAttribute('role', 'status')
    box.setAttribute('aria-live', 'polite')
  }
  // A modal dialog lies in the top layer; outside of it the toast would be covered.
  const host = document.querySelector('dialog[open]') ?? document.body
  if (box.parentNode !== host) host.append(box)
  clearTimeout(timer)
  const sentence = document.createElement('span')
  sentence.textContent = text
  box.replaceChildren(sentence)
  timer = setTimeout(() => box?.replaceChildren(), milliseconds)
}
