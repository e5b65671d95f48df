/** Brings the page on top of the stack to its beginning, e.g. when its list becomes another one. */
export function scrollToTop(): void {
  document.querySelector('[data-page]:not([inert])')?.scrollTo({ top: 0 })
}
