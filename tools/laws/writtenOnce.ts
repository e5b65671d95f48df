import { isTest, type SourceFile } from './sourceFile.ts'

/** Rules of the product that many statements ask: each is written in one file, which the others import. */
const rules: { rule: string; written: RegExp; file: string }[] = [
  {
    rule: 'an unlock holds',
    written: /expire_time > |'(?:unlock\.)?expireTime', '>'/,
    file: 'apps/api/src/member/heldUnlock.ts',
  },
  {
    rule: 'followed up by the team',
    written: /deleted_at is null/,
    file: 'apps/api/src/member/teamFollowUp.ts',
  },
  {
    rule: 'a contact is everyone’s or of the tenant',
    written: /tenant_id is null or |tenantId', 'is', null\), /,
    file: 'apps/api/src/member/visibleContact.ts',
  },
  { rule: 'the plan of today', written: /'free_authenticated' else/, file: 'apps/api/src/http/planToday.ts' },
  {
    rule: 'an invitation is open',
    written: /answer is null and /,
    file: 'apps/api/src/account/tenant/openInvitation.ts',
  },
  { rule: 'a count of a quota', written: /insert into quota_usage/, file: 'apps/api/src/member/usage.ts' },
  { rule: 'how far it is', written: /\basin\(/i, file: 'apps/api/src/region/near.ts' },
  { rule: 'the month began', written: /slice\(0, 7\)\}-01/, file: 'apps/api/src/day.ts' },
]

/** Files of the server that write such a rule themselves, and rules that no file writes any more. */
export function writtenOnce(files: readonly SourceFile[]): string[] {
  const ours = files.filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path))
  return rules.flatMap(({ rule, written, file }) => {
    const copies = ours.filter(({ path, text }) => path !== file && written.test(text))
    const isThere = ours.some(({ path, text }) => path === file && written.test(text))
    return [
      ...copies.map(({ path }) => `${path} says by itself when ${rule}: ${file} does`),
      ...(isThere ? [] : [`tools/laws/writtenOnce.ts: ${file} does not say when ${rule}`]),
    ]
  })
}
