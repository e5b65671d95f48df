import type { Page } from 'playwright-core'
import type { AppWindow } from '#e2e/openApp.ts'
import { evilHost, hostileTexts } from '#e2e/walk/hostileTexts.ts'

type Canary = {
  /** What ran, what the policy had to stop, and whom a page asked for something, with the page. */
  found: readonly string[]
  /** Which texts have stood on a page as text, by their number. */
  shown: ReadonlySet<number>
  /** Looks through the page that is open: elements and attributes that a text has become. */
  look: () => Promise<void>
}

/** Watches a window for texts that do something; to be called before its first load. */
export async function watchForScripts({ context, page }: AppWindow): Promise<Canary> {
  const found: string[] = []
  const shown = new Set<number>()
  const say = (what: string) => void found.push(`${what} on ${page.url()}`)
  await context.exposeBinding('xss', (_, at: number) => say(`text ${at} ran`))
  await context.exposeBinding('reportViolation', (_, what: string) => say(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.apply(Reflect.get(window, 'reportViolation'), window, [
        `the policy stopped ${violatedDirective} ${blockedURI} ${sample}`,
      ]),
    )
  })
  page.on('dialog', (dialog) => {
    say(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === evilHost) say(`asked for ${request.url()}`)
  })
  const look = async () => {
    const { born, text } = await lookThrough(page, evilHost)
    for (const one of born) say(one)
    for (const at of hostileTexts.keys()) if (text.includes(`xss(${at + 1})`)) shown.add(at + 1)
  }
  return { found, shown, look }
}

async function lookThrough(page: Page, evil: string): Promise<{ born: string[]; text: string }> {
  return page.evaluate((host) => {
    const born: string[] = []
    for (const element of document.querySelectorAll('*')) {
      const isCode = element.matches('script:not([type="application/json"]), style')
      if (isCode && element.textContent?.includes('xss(')) born.push(`made a ${element.tagName}`)
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') && value.includes('xss(')) born.push(`made ${name}="${value}"`)
        if (
          ['src', 'href', 'xlink:href', 'action', 'formaction'].includes(name) &&
          URL.canParse(value, location.href)
        ) {
          const { protocol, hostname } = new URL(value, location.href)
          if (protocol === 'javascript:' || hostname === host) born.push(`made ${name}="${value}"`)
        }
        if (['srcdoc', 'style'].includes(name) && value.includes('xss(')) born.push(`made ${name}="${value}"`)
      }
    }
    return { born, text: document.body.innerText }
  }, evil)
}
