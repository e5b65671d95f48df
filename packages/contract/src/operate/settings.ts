import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { instant, text } from '#field.ts'
import { consoleService } from '#prefix.ts'

const settings = `${consoleService}/running/settings`
const access = 'operator:running'

/** As a variable of the environment is called. */
const name = z.string().regex(/^[A-Z][A-Z\d_]{1,39}$/)

/** What may change while the servers run. */
export const settingCalls = {
  settings: read('GET', settings, {
    access,
    summary:
      'settings that may change while the servers run: what holds by itself, what the environment of this node says, and what an operator has set',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          group: z.string(),
          /** none: whatever has the form */
          choices: z.array(z.string()),
          usual: z.string().nullable(),
          environment: z.string().nullable(),
          /** goes before both */
          value: z.string().nullable(),
          changedBy: z.string().nullable(),
          changedAt: instant.nullable(),
        }),
      ),
    }),
  }),
  saveSetting: write('POST', `${settings}/save`, {
    access,
    records: {
      event: 'operate',
      // A number or a choice; addresses may hold what is nobody's business.
      detail: ({ name, value }) =>
        value === null ? `${name} as before` : /^\w{1,12}$/.test(value) ? `${name} ${value}` : name,
    },
    summary:
      'sets a setting on every node within seconds; null: the environment counts again. `invalid` says in `said` what is wrong',
    input: z.object({ name, value: text(2_000).min(1).nullable() }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
}
