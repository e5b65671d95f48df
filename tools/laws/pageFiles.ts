import type { SourceFile } from './sourceFile.ts'

const root = 'apps/h5/src'

/** Law 1: the URL is the path. A lower-case file under pages/ is a page, and its URL stands in the specification. */
export function pageFiles(files: readonly SourceFile[], specified: readonly string[]) {
  const urls = files
    .filter(({ path }) => /^apps\/h5\/src\/pages\/(?:.+\/)?[a-z][A-Za-z0-9]*\.tsx$/.test(path))
    .map(({ path }) => path.slice(root.length, -'.tsx'.length))
  const faults = urls
    .filter((url) => !specified.includes(url))
    .map((url) => `${root}${url}.tsx: no such page in the specification`)
  return { faults, built: urls.length - faults.length, listed: specified.length }
}
