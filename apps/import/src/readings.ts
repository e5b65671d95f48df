import { companyReading } from '#company/reading.ts'
import { contactFields, contactRow } from '#contact/row.ts'
import type { Numbered } from '#dataset.ts'
import { exhibitionFields } from '#exhibition/fields.ts'
import { exhibitionRow } from '#exhibition/row.ts'
import { exhibitorFields } from '#exhibitor/fields.ts'
import { type ExhibitorRow, exhibitorRow } from '#exhibitor/row.ts'
import { hallFields, hallRow } from '#hall/row.ts'
import { type OpenReading, openReading, type ReadingTask } from '#openReading.ts'

const asRead = {
  keysOf: () => ({ leaves: [], avoids: [] }),
  prepare: <Row>(rows: Numbered<Row>[]) => rows,
}

const contactReading = {
  ...asRead,
  fields: contactFields,
  needs: ['company', 'creditCode'] as const,
  batchRows: 2_000,
  read: contactRow,
}

const exhibitionReading = {
  ...asRead,
  fields: exhibitionFields,
  needs: ['name'] as const,
  batchRows: 200,
  read: exhibitionRow,
}

const exhibitorReading = {
  ...asRead,
  fields: exhibitorFields,
  needs: ['listedName'] as const,
  batchRows: 500,
  read: exhibitorRow,
  // The second booth of a company must find the company that its first one made.
  keysOf: ({ nameKey }: ExhibitorRow) => ({ leaves: [nameKey], avoids: [nameKey] }),
}

const hallReading = { ...asRead, fields: hallFields, needs: ['name'] as const, batchRows: 500, read: hallRow }

const fields = {
  companies: companyReading.fields,
  contacts: contactFields,
  exhibitions: exhibitionFields,
  exhibitors: exhibitorFields,
  halls: hallFields,
}

/** The fields of each dataset, and those of which a file must have one. */
export const fieldsOf = Object.entries({
  companies: companyReading,
  contacts: contactReading,
  exhibitions: exhibitionReading,
  exhibitors: exhibitorReading,
  halls: hallReading,
}).map(([dataset, { fields, needs }]) => ({
  dataset,
  fields: Object.keys(fields),
  needs: new Set<string>(needs),
}))

/** How each dataset is read, by its name. */
export const readings: Record<string, (task: ReadingTask) => Promise<OpenReading<unknown, never>>> = {
  companies: (task) => openReading(companyReading, task, fields),
  contacts: (task) => openReading(contactReading, task, fields),
  exhibitions: (task) => openReading(exhibitionReading, task, fields),
  exhibitors: (task) => openReading(exhibitorReading, task, fields),
  halls: (task) => openReading(hallReading, task, fields),
}
