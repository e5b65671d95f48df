import { z } from 'zod'
import { type SignalName, signalKinds } from '#companySignal/signalKinds.ts'
import { date, id } from '#field.ts'
import { trusted } from '#trusted.ts'

/** 商机信号: what one kind of record says of a company on one day. */
export const companySignal = z.object({
  /** Of the record that is named. */
  id,
  kind: z.enum(trusted<SignalName[]>(Object.keys(signalKinds))),
  day: date,
  /** What the record is called; null: it says nothing but its kind. */
  what: z.string().nullable(),
  /** Records of the kind on that day. */
  count: z.number().int(),
  /** The tab of the module's page that it stands on; null: the page has none. */
  tab: z.string().nullable(),
  /** It came since the viewer's last visit. */
  isNew: z.boolean(),
})
export type CompanySignal = z.infer<typeof companySignal>
