let count = 0
let box: HTMLDialogElement | null = null

/**
 * Says that something is under way and keeps taps away until `hideLoading`. Nested pairs are counted; every show needs
 * its hide, and a hide without a show only warns (spec §4).
 */
export function showLoading(text: string): void {
  count += 1
  if (!box) {
    box = document.createElement('dialog')
    box.className = 'loading'
    // Neither Escape nor going back ends what is under way.
    box.addEventListener('cancel', (event) => event.preventDefault())
  }
  box.setAttribute('aria-label', text)
  const sentence = document.createElement('p')
  sentence.textContent = text
  box.replaceChildren(sentence)
  if (!box.isConnected) document.body.append(box)
  if (!box.open) box.showModal()
}

export function hideLoading(): void {
  if (count === 0) {
    console.warn('hideLoading without showLoading')
    return
  }
  count -= 1
  if (count > 0) return
  box?.close()
  box?.remove()
}

/** Answers sooner than this are not announced: a flash says nothing. */
const patienceMilliseconds = 200

/** Shows `text` while `work` takes longer than a moment. */
export async function whileLoading<Result>(text: string, work: Promise<Result>): Promise<Result> {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    showLoading(text)
  }, patienceMilliseconds)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (isShown) hideLoading()
  }
}
