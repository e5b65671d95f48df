import { type Command, command, Misuse } from '@zhzz/db/command.ts'
import { type CompanyField, companyFields } from '#company/fields.ts'
import { correctCompany } from '#correct/correctCompany.ts'
import { by, idOf, person } from '#join/said.ts'
import { inTransaction, withClient } from '#join/withClient.ts'
import { isSourceName } from '#origin.ts'

/** What an operator does when a fact is wrong. */
export const correctCommands: Readonly<Record<string, Command>> = {
  correct: command({
    takes: '<company> [--set field=value …] [--blank group …] --source NAME --by NAME',
    says: 'puts facts of a company right, with who says so; an import that says the wrong thing again is not believed',
    options: {
      ...by,
      set: { type: 'string', multiple: true, default: [] },
      blank: { type: 'string', multiple: true, default: [] },
      source: { type: 'string' },
    },
    words: 1,
    async run({ set, blank, source, ...values }, [company]) {
      const companyId = idOf(company, 'the company')
      if (set.length + blank.length === 0)
        throw new Misuse('say what is right: --set website=… or --blank website')
      if (source === undefined || !isSourceName(source))
        throw new Misuse('--source NAME: who says so, in words, as pages show it')
      const asOf = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
      const correction = { companyId, set: fieldsOf(set), blank, source, asOf, by: person(values.by) }
      await withClient(async (client) => {
        await inTransaction(client, async () => {
          const number = await correctCompany(client, correction)
          console.log(`put right; to take it back: npm run import -- undo ${number}`)
        })
      })
    },
  }),
}

function fieldsOf(assignments: readonly string[]): Partial<Record<CompanyField, string>> {
  const set: Partial<Record<CompanyField, string>> = {}
  for (const assignment of assignments) {
    const at = assignment.indexOf('=')
    const field = Object.keys(companyFields).find(
      (name): name is CompanyField => name === assignment.slice(0, at),
    )
    if (field === undefined || at === assignment.length - 1)
      throw new Misuse(
        `--set ${assignment}: write it as field=value; fields: ${Object.keys(companyFields).join(', ')}`,
      )
    set[field] = assignment.slice(at + 1)
  }
  return set
}
