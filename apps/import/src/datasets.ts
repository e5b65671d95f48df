import type { Pool } from 'pg'
import { changes } from '#change/changes.ts'
import { companies } from '#company/companies.ts'
import { moduleDatasets } from '#companyModule/moduleDatasets.ts'
import { contacts } from '#contact/contacts.ts'
import type { Dataset } from '#dataset.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { halls } from '#hall/halls.ts'
import { occupancy } from '#hall/occupancy.ts'
import { pavilions } from '#hall/pavilions.ts'
import { hallPictures } from '#hall/pictures.ts'
import { news } from '#news/news.ts'
import type { OpenReading, ReadingTask } from '#openReading.ts'
import { type RunCounts, type RunOptions, runImport } from '#run.ts'
import { visitorStatistics } from '#visitor/visitorStatistics.ts'
import { visitors } from '#visitor/visitors.ts'

type Entry = Pick<Dataset<unknown>, 'name' | 'fields' | 'needs'> & {
  read(task: ReadingTask): Promise<OpenReading<unknown, never>>
  run(pool: Pool, file: string, options: RunOptions): Promise<RunCounts>
}

function entry<Prepared, Hint>(dataset: Dataset<Prepared, Hint>): Entry {
  const { name, fields, needs } = dataset
  return {
    name,
    fields,
    needs,
    read: (task) => dataset.read(task, fieldsOfAll()),
    run: (pool, file, options) => runImport(pool, dataset, file, { ...options, others: fieldsOfAll() }),
  }
}

/** Every kind of data that can be brought in, as `npm run import -- <name>` calls it. */
export const datasets: readonly Entry[] = [
  entry(companies),
  entry(contacts),
  entry(exhibitions),
  entry(exhibitors),
  entry(visitors),
  entry(visitorStatistics),
  entry(halls),
  entry(pavilions),
  entry(occupancy),
  entry(hallPictures),
  entry(changes),
  entry(news),
  ...Object.values(moduleDatasets).map((dataset) => entry(dataset)),
]

export function datasetOf(name: string): Entry | undefined {
  return datasets.find((dataset) => dataset.name === name)
}

function fieldsOfAll(): Record<string, Record<string, string>> {
  return Object.fromEntries(datasets.map(({ name, fields }) => [name, fields]))
}
