import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { editionCard } from '#exhibition/card.ts'
import { id } from '#field.ts'
import { customerGroups } from '#schedule/choices.ts'

export const customerGroup = z.enum(customerGroups)
export type CustomerGroup = z.infer<typeof customerGroup>

/** A company of one's own at an exhibition to come: on its list, or as likely as is predicted. */
const customerAt = z.object({
  company: companyCard.pick({ id: true, name: true, nameParts: true, registrationStatus: true }),
  /** 0–1; 1: listed */
  probability: z.number(),
  isListed: z.boolean(),
  boothNo: z.string().nullable(),
})

export const customerRow = customerAt.extend({ id })
export type CustomerRow = z.infer<typeof customerRow>

/** An exhibition to come by who of one's companies will be there. */
const customerEdition = z.object({
  edition: editionCard,
  /** companies that are to be expected there, the sum of their probabilities */
  expected: z.number(),
  listed: z.number().int(),
  /** the first few that one would meet */
  names: z.array(z.string()),
  /** of those proposed: which one it is, 1 for the first, and how many further companies it brings; else null */
  pick: z.object({ at: z.number().int(), adds: z.number() }).nullable(),
  /** it does not go together with what is proposed or planned: the name of that */
  clashesWith: z.string().nullable(),
})
export type CustomerEdition = z.infer<typeof customerEdition>

export const customerEditions = z.object({
  /** companies of the group, and those of them that are expected somewhere */
  customers: z.number().int(),
  known: z.number().int(),
  /** companies that are met at what stands on 我的展会 already, and with what is proposed too */
  planned: z.number(),
  covered: z.number(),
  /** by who is expected there */
  editions: z.array(customerEdition),
})
export type CustomerEditions = z.infer<typeof customerEditions>
