import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { text } from '#field.ts'
import { consoleService } from '#prefix.ts'

const service = `${consoleService}/content/customerService`
const access = 'operator:content'

/** 客服. */
export const serviceCalls = {
  shownCustomerService: read('GET', service, {
    access,
    summary: '客服: what the app shows; an empty number: nothing was set',
    input: z.object({}),
    output: z.object({ phone: z.string(), qrCode: z.string().nullable(), workTime: z.string().nullable() }),
  }),
  saveCustomerService: write('POST', `${service}/save`, {
    access,
    records: 'operate',
    summary:
      '客服: takes the place of what the app showed; the QR code is a picture at an https address, drawn of a link, or of the number',
    input: z.object({
      phone: z.string().regex(/^\+?[\d -]{3,24}$/),
      qr: z
        .url({ protocol: /^https$/ })
        .max(500)
        .nullable(),
      workTime: text(60).nullable(),
    }),
    output: z.literal(true),
  }),
}
