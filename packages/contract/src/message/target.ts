import { z } from 'zod'
import { outsideChannels } from '#message/channels.ts'

/** A time of day, 22:00. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Asia/Shanghai, as browsers call it. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Z][\w+/-]+$/)
  .refine(isTimeZone, { message: 'timeZone' })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

/** What a browser gives who may push to it (PushSubscription.toJSON). */
export const browserSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type BrowserSubscription = z.infer<typeof browserSubscription>

/** What the service of the device's maker calls the packaged app on a device: Firebase for Android, Apple. */
export const appSubscription = z.object({
  /** which service pushes to the device */
  service: z.enum(['fcm', 'apns']),
  /** what that service calls the app on the device */
  token: z.string().regex(/^[\w:.-]{20,4096}$/),
})

export const pushSubscription = z.union([browserSubscription, appSubscription])

/** 通知设置 beside the switches. */
export const targets = z.object({
  push: z.object({
    /** what a browser subscribes with (RFC 8292), base64url */
    publicKey: z.string(),
    /** this device, by its session */
    isHere: z.boolean(),
    /** devices of the person, this one too */
    devices: z.number().int(),
  }),
  /** what the operator has set up, push left out: it needs nothing */
  available: z.array(z.enum(outsideChannels)),
  email: z.object({ address: z.string(), isConfirmed: z.boolean(), isRefused: z.boolean() }).nullable(),
  /** to the number of the account; null: it is off */
  sms: z.object({ isRefused: z.boolean() }).nullable(),
  /** refused: the group has no such robot any more */
  robot: z.object({ isRefused: z.boolean() }).nullable(),
  quiet: z.object({ isOn: z.boolean(), from: clock, to: clock, timeZone }),
})
