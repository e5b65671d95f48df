import { existsSync, readdirSync } from 'node:fs'
import { pageUrls } from './pageUrls.ts'

const root = 'apps/h5/src'

/** Law 1: the URL is the path. A lower-case file under pages/ is a page, and its URL stands in the specification. */
export function pageFiles(): { faults: string[]; built: number; listed: number } {
  const files = existsSync(`${root}/pages`)
    ? readdirSync(`${root}/pages`, { recursive: true, encoding: 'utf8' })
    : []
  const urls = files
    .filter((file) => /(^|\/)[a-z][A-Za-z0-9]*\.tsx$/.test(file))
    .map((file) => `/pages/${file.slice(0, -'.tsx'.length)}`)
  const faults = urls
    .filter((url) => !pageUrls.includes(url))
    .map((url) => `${root}${url}.tsx: no such page in the specification`)
  return { faults, built: urls.length - faults.length, listed: pageUrls.length }
}
