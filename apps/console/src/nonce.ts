/** Styles that antd writes into the page carry the number that the page came with; no other style may. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? ''

/** Some are written by parts of antd that know of no number: of a lock of scrolling, of the width of a scroll bar. */
document.createElement = new Proxy(document.createElement, {
  apply(create: typeof document.createElement, self, words: Parameters<typeof document.createElement>) {
    const element = Reflect.apply(create, self, words)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  },
})
