import { z } from 'zod'
import { behaviorToken, codeSent } from '#account/signIn.ts'
import { write } from '#endpoint.ts'
import { mobile, smsCode } from '#field.ts'
import { authCenter } from '#prefix.ts'

/** 8 to 128 characters, every one of them counts, none is asked for. Guessable ones are refused by `weakPassword`. */
export const newPassword = z
  .string()
  .min(8)
  .max(128)
  .refine((text) => !text.includes('\0') && text.isWellFormed(), { message: 'unstorable' })

const ticket = z.string().regex(/^[\w-]{43}$/)
const ticketGiven = z.object({ ticket, expiresIn: z.number().int() })

const forgot = `${authCenter}/account/none/forgotPassword`
const edit = `${authCenter}/account/editLoginPassword`
const replace = `${authCenter}/account/replacePhone`

export const passwordCalls = {
  sendForgotPasswordCode: write('POST', `${forgot}/sendPhoneCode`, {
    access: 'anyone',
    sendsCode: true,
    isEssential: true,
    summary: '忘记密码 1: a code to the number; the same answer for known and unknown numbers',
    input: z.object({ phone: mobile, behaviorToken: behaviorToken.optional() }),
    output: codeSent,
    fails: ['smsUnavailable', 'behaviorNeeded'],
  }),
  verifyIdentity: write('POST', `${forgot}/verifyIdentity`, {
    access: 'anyone',
    isEssential: true,
    records: 'identity',
    summary: '忘记密码 2: the right code gives a ticket for one new password',
    input: z.object({ phone: mobile, code: smsCode }),
    output: ticketGiven,
    fails: ['wrongCode', 'unknownAccount', 'accountDisabled'],
  }),
  setNewPassword: write('POST', `${forgot}/setNewPassword`, {
    access: 'anyone',
    isEssential: true,
    records: 'password',
    summary: '忘记密码 3: sets the password and ends every session of the account',
    input: z.object({ ticket, newPassword }),
    output: z.literal(true),
    fails: ['ticketExpired', 'weakPassword', 'samePassword', 'accountDisabled'],
  }),
  sendEditPasswordCode: write('POST', `${edit}/sendPhoneCode`, {
    access: 'signedIn',
    sendsCode: true,
    summary: '修改密码: a code to one’s own number',
    input: z.object({}),
    output: codeSent.extend({ phoneMask: z.string() }),
    fails: ['smsUnavailable'],
  }),
  editLoginPassword: write('POST', edit, {
    access: 'signedIn',
    records: 'password',
    summary: '修改密码: with the old one when there is one; ends every session of the account',
    input: z.object({ code: smsCode, oldPassword: z.string().min(1).max(128).optional(), newPassword }),
    output: z.literal(true),
    fails: ['wrongCode', 'wrongPassword', 'passwordLocked', 'weakPassword', 'samePassword'],
  }),
  sendReplacePhoneCode: write('POST', `${replace}/sendPhoneCode`, {
    access: 'signedIn',
    sendsCode: true,
    summary: '更换手机号: a code to the number in use, or with the ticket of `verifyOld` to the new one',
    input: z.object({ newPhone: mobile.optional(), ticket: ticket.optional() }),
    output: codeSent,
    fails: ['smsUnavailable', 'ticketExpired'],
  }),
  verifyOld: write('POST', `${replace}/verifyOld`, {
    access: 'signedIn',
    records: 'identity',
    summary: '更换手机号 1: the code of the number in use, or the password, for a ticket',
    input: z.object({ code: smsCode.optional(), password: z.string().min(1).max(128).optional() }),
    output: ticketGiven,
    fails: ['wrongCode', 'wrongPassword', 'passwordLocked'],
  }),
  replacePhone: write('POST', replace, {
    access: 'signedIn',
    records: 'phone',
    summary: '更换手机号 2: the new number with its code; ends every other session of the account',
    input: z.object({ ticket, newPhone: mobile, code: smsCode }),
    output: z.literal(true),
    fails: ['wrongCode', 'ticketExpired', 'phoneTaken'],
  }),
}
