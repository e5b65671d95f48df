import { z } from 'zod'
import { gender } from '#account/viewerInfo.ts'
import { code, email, id, regionCode, text } from '#field.ts'
import { filePath } from '#upload/calls.ts'

const realName = text(20).refine((name) => Array.from(name).length >= 2, { message: 'short' })
const companyName = text(60).refine((name) => Array.from(name).length >= 2, { message: 'short' })

/** 填写信息 */
export const profile = z.object({
  realName,
  companyName,
  /** The registered company of that name, when it was chosen from the suggestions. */
  companyId: id.nullish(),
  position: text(30).nullish(),
  personaType: code,
  cityCodes: z.array(regionCode).min(1).max(5),
  industryCodes: z.array(code).max(5).default([]),
  seriesIds: z.array(id).max(10).default([]),
  /** 邀请码: of an invitation to this number; the person joins with it. */
  inviteCode: text(8).nullish(),
})

function isOwnFile(url: string): boolean {
  const [path = '', size] = url.split('?size=')
  return (
    path.startsWith(`${filePath}/`) &&
    id.safeParse(path.slice(filePath.length + 1)).success &&
    (size === undefined || size === 'thumb')
  )
}

/** 修改资料, field by field: what is absent stays, null or empty clears. */
export const changedProfile = z.object({
  realName: realName.optional(),
  gender: gender.nullish(),
  companyName: companyName.optional(),
  companyId: id.nullish(),
  position: text(30).nullish(),
  email: email.nullish(),
  /** A WeChat id: a letter, then 5 to 19 letters, digits, _ or -. */
  wechat: z
    .string()
    .regex(/^[A-Za-z][\w-]{5,19}$/)
    .nullish(),
  cityCodes: z.array(regionCode).max(5).optional(),
  industryCodes: z.array(code).max(5).optional(),
  /** What `upload.file` answered for a face; an address of any other kind would be asked for by every colleague. */
  avatarUrl: z.string().refine(isOwnFile, { message: 'ownFilesOnly' }).nullish(),
})
