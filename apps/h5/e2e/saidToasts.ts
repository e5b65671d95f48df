import type { AppWindow } from '#e2e/openApp.ts'

/** Every sentence that a toast begins to say in this window from its next load on, in order. */
export async function saidToasts({ page }: AppWindow): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.classList.contains('toast'))
          for (const sentence of addedNodes) said.push(sentence.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said'))
}
