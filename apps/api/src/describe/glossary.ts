import { accountWords } from '@zhzz/contract/glossary/account.ts'
import { everywhereWords } from '@zhzz/contract/glossary/anywhere.ts'
import { companyWords } from '@zhzz/contract/glossary/company.ts'
import { exhibitionWords } from '@zhzz/contract/glossary/exhibition.ts'
import { operateWords } from '@zhzz/contract/glossary/operate.ts'
import { registerWords } from '@zhzz/contract/glossary/register.ts'
import { workWords } from '@zhzz/contract/glossary/work.ts'

/** What a property means by its name: `account.code` in the calls of account, `code` everywhere else. */
export const glossary: Readonly<Record<string, string>> = {
  ...everywhereWords,
  ...accountWords,
  ...companyWords,
  ...registerWords,
  ...exhibitionWords,
  ...workWords,
  ...operateWords,
}
