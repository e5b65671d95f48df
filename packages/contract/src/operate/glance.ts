import { z } from 'zod'
import { read } from '#endpoint.ts'
import { instant } from '#field.ts'
import { consoleService } from '#prefix.ts'

const count = z.number().int()

export const glanceCalls = {
  glance: read('GET', `${consoleService}/running/glance`, {
    access: 'operator:running',
    summary: 'metrics at a glance, of the node that answers, from the registry that /metrics shows',
    input: z.object({}),
    output: z.object({
      host: z.string(),
      version: z.string(),
      startedAt: instant,
      /** that `calls` are of: a quarter of an hour, less soon after the start */
      seconds: count,
      /** the most asked first */
      calls: z.array(
        z.object({
          call: z.string(),
          requests: count,
          /** answered that it may or can not be */
          refused: count,
          /** ours: server, busy, diskFull, and who did not wait */
          failed: count,
          /** between the bounds of the histogram; null: longer than its last */
          p95Milliseconds: z.number().nullable(),
        }),
      ),
      pools: z.array(z.object({ pool: z.string(), busy: count, idle: count, waiting: count })),
      jobs: z.array(
        z.object({
          job: z.string(),
          waiting: count,
          running: count,
          failed: count,
          lastSuccess: instant.nullable(),
        }),
      ),
      isDatabaseUp: z.boolean(),
      standbyLagSeconds: z.number().nullable(),
      memoryBytes: count,
      disk: z.object({ freeBytes: count, totalBytes: count, isLow: z.boolean() }),
      last: z.object({
        backup: instant.nullable(),
        import: instant.nullable(),
        prediction: instant.nullable(),
      }),
    }),
    fails: ['notFound'],
  }),
}
