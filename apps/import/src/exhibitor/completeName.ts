import { anatomy } from '@zhzz/search/names/anatomy.ts'
import { regionAt } from '@zhzz/search/text/region.ts'

const form = /(?:有限公司|有限责任公司|合伙企业|[(（](?:有限合伙|普通合伙|特殊普通合伙)[)）]|总公司|分公司)$/

/**
 * Whether a printed name is a complete registered name: region or none, a stem, a legal form at the end, and nothing
 * behind or between that says two names stand in one cell. Such a name, known to nobody, is a company of its own.
 */
export function isCompleteName(printed: string): boolean {
  const name = printed.normalize('NFKC').trim()
  if (!form.test(name) || /[/、;；,，&+|]|公司.*公司(?<!分公司)$/.test(name) || name.length > 60) return false
  const { core, starts, ends } = anatomy(name)
  const stem = core.slice(starts.at(-1) ?? 0, ends.at(-1) ?? core.length)
  const isPlace = regionAt(stem, 0)?.length === stem.length
  return stem.length >= 2 && !isPlace && /[\u4e00-\u9fff]/.test(stem)
}
