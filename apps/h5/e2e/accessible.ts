import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * Colours that the specification fixes although they are too faint for small text by WCAG AA: tab bar (§2) and status
 * chips (§3). `text on background`; #0277ff also stands on our greys, because it marks what can be tapped.
 */
const fixedBySpec = [
  '#0277ff on #ffffff',
  '#8c959d on #ffffff',
  '#14c293 on #f6fdfb',
  '#e80000 on #fcf5f5',
  '#0277ff on #f5faff',
  '#ffffff on #0277ff',
  '#0277ff on #f9f9f9',
]

interface Finding {
  id: string
  nodes: { target: unknown[]; any: { data?: { fgColor?: string; bgColor?: string } | null }[] }[]
}

/** What axe finds on the page that is shown, by WCAG 2 A and AA; each as `rule: element`. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const findings: Finding[] = await page.evaluate(async () => {
    const run: unknown = Reflect.get(Reflect.get(window, 'axe'), 'run')
    if (typeof run !== 'function') throw new Error('axe is not there')
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }
    return (await run(document, options)).violations
  })
  return findings.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => {
        const { fgColor = '', bgColor = '' } = any[0]?.data ?? {}
        return !(id === 'color-contrast' && fixedBySpec.includes(`${fgColor} on ${bgColor}`))
      })
      .map(
        ({ target, any }) =>
          `${id}: ${target.join(' ')} ${any[0]?.data?.fgColor ?? ''} ${any[0]?.data?.bgColor ?? ''}`,
      ),
  )
}
