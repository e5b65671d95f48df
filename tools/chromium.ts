import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** It draws pages and has no window: a run takes half as long. */
const shell = '/usr/bin/chromium-headless-shell'

const places = [
  process.env['CHROMIUM'],
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser of the browser tests; installed from Debian's packages when there is none and we are root. */
export function findChromium(): string | null {
  const found = places.find((place) => place !== undefined && existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    )
    return existsSync(shell) ? shell : null
  }
  console.log(
    'No Chromium found: install it (Debian: apt-get install chromium chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its path.',
  )
  return null
}
