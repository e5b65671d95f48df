import { z } from 'zod'
import { read } from '#endpoint.ts'
import { consoleService } from '#prefix.ts'

export const figureAreas = ['search', 'import', 'prediction', 'matching'] as const

export const figureCalls = {
  figures: read('GET', `${consoleService}/running/figures`, {
    access: 'operator:running',
    summary:
      'measured figures of search, import and prediction: tables of docs/measurements as they stand there, with the command that prints each and the day',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          area: z.enum(figureAreas),
          /** docs/measurements/search.md */
          file: z.string(),
          title: z.string(),
          command: z.string(),
          day: z.string(),
          head: z.array(z.string()),
          rows: z.array(z.array(z.string())),
        }),
      ),
    }),
  }),
}
