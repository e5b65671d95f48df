import { z } from 'zod'
import { calls, read, write } from '#endpoint.ts'
import { filledText, id, instant, mobile } from '#field.ts'
import { tenantRoles } from '#permission.ts'
import { userCenter } from '#prefix.ts'
import { bringOffer, broughtCounts } from '#team/bringOffer.ts'
import { handOverRule, heldCounts, recentHandOver } from '#team/handOver.ts'

const role = z.enum(tenantRoles)
/** Unlocks of this seat in a month; null: what the team has. */
const unlockLimit = z.number().int().min(0).max(100_000).nullable()

const member = z.object({
  subAccountId: id,
  realName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  phoneMask: z.string(),
  position: z.string().nullable(),
  roles: z.array(z.string()),
  status: z.enum(['active', 'disabled']),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  unlockLimit,
  /** Unlocks by this person this month. */
  unlockUsed: z.number().int(),
  lastSeenAt: instant.nullable(),
})
export type TeamMember = z.infer<typeof member>

const invitation = z.object({
  invitationId: id,
  phoneMask: z.string(),
  role,
  unlockLimit,
  /** To pass on: typed on 填写信息, or answered on 我的. */
  code: z.string(),
  expiresAt: instant,
})

export const team = calls('team', {
  memberList: read('GET', `${userCenter}/tenant/memberList`, {
    access: 'zky:subAccount:manage',
    summary: '子账号: the people of the tenant, who is invited, and the seats of the plan',
    input: z.object({}),
    output: z.object({
      members: z.array(member),
      invitations: z.array(invitation),
      seats: z.object({ used: z.number().int(), total: z.number().int() }),
      /** of the last day */
      handOvers: z.array(recentHandOver),
    }),
  }),
  inviteMember: write('POST', `${userCenter}/tenant/inviteMember`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: { event: 'seat', detail: ({ role }) => role },
    summary: '邀请成员: by telephone number; holds for 30 days',
    input: z.object({ phone: mobile, role, unlockLimit: unlockLimit.default(null) }),
    output: invitation,
    fails: ['alreadyMember', 'quotaUsedUp', 'planTooLow'],
  }),
  withdrawInvitation: write('POST', `${userCenter}/tenant/withdrawInvitation`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: 'seat',
    summary: '撤回邀请',
    input: z.object({ invitationId: id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  editMember: write('POST', `${userCenter}/tenant/editMember`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: { event: 'role', detail: ({ role }) => role },
    summary: '编辑成员: role and seat quota; the role `owner`, given by the owner, hands the team over',
    input: z.object({
      subAccountId: id,
      role: role.optional(),
      unlockLimit: unlockLimit.optional(),
      position: filledText(30).nullish(),
    }),
    output: member,
    fails: ['notFound'],
  }),
  disableMember: write('POST', `${userCenter}/tenant/disableMember`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: { event: 'seat', detail: ({ disabled }) => (disabled ? 'disabled' : 'enabled') },
    summary:
      '停用成员: ends the sessions in this tenant at once and hands over what the person holds; or lets in again',
    input: z.object({ subAccountId: id, disabled: z.boolean().default(true), to: handOverRule.optional() }),
    output: member,
    fails: ['notFound', 'quotaUsedUp', 'planTooLow'],
  }),
  handOverPreview: read('POST', `${userCenter}/tenant/handOverPreview`, {
    access: 'signedIn',
    summary: '移交预览: what a member, or oneself, holds, and how much each would hold after',
    input: z.object({ subAccountId: id, to: handOverRule }),
    output: z.object({
      held: heldCounts,
      people: z.array(
        z.object({
          subAccountId: id,
          name: z.string().nullable(),
          isOwner: z.boolean(),
          before: heldCounts,
          after: heldCounts,
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  removeMember: write('POST', `${userCenter}/tenant/removeMember`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: { event: 'seat', detail: () => 'removed' },
    summary: '移出成员: as 停用, and the seat is free',
    input: z.object({ subAccountId: id, to: handOverRule.optional() }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  leave: write('POST', `${userCenter}/tenant/leave`, {
    access: 'signedIn',
    byKey: false,
    records: { event: 'seat', detail: () => 'left' },
    summary:
      '退出团队: hands over what one holds and ends one’s sessions here; an owner hands the team over before',
    input: z.object({ to: handOverRule.optional() }),
    /** of a session in another tenant of the same person; null: there is none */
    output: z.object({ token: z.string().nullable() }),
  }),
  undoHandOver: write('POST', `${userCenter}/tenant/undoHandOver`, {
    access: 'zky:subAccount:manage',
    byKey: false,
    records: { event: 'seat', detail: () => 'handedBack' },
    summary: '撤销移交: within a day; the member is in the team again',
    input: z.object({ handOverId: id }),
    output: z.literal(true),
    fails: ['notFound', 'quotaUsedUp', 'planTooLow'],
  }),
  assignees: read('GET', `${userCenter}/tenant/assignees`, {
    access: 'zky:followUp:assign',
    summary: '可分配成员: people of the team who may be given customers and tasks, oneself among them',
    input: z.object({}),
    output: z.array(z.object({ subAccountId: id, name: z.string().nullable(), isMe: z.boolean() })),
  }),
  bringPreview: read('GET', `${userCenter}/tenant/bringPreview`, {
    access: 'signedIn',
    summary:
      '带来的: what of a space of one’s own can come to the team that one has joined; null: nothing is asked',
    input: z.object({}),
    output: z.object({ offer: bringOffer.nullable() }),
  }),
  bringAlong: write('POST', `${userCenter}/tenant/bringAlong`, {
    access: 'signedIn',
    byKey: false,
    records: 'seat',
    summary:
      '带来: brings what was chosen to the team, all of it or nothing; one is asked once, whatever one answers',
    input: z.object({ customers: z.boolean(), targets: z.boolean(), unlocks: z.boolean() }),
    output: broughtCounts,
    fails: ['nothingToDo'],
  }),
  invitationList: read('GET', `${userCenter}/tenant/invitationList`, {
    access: 'signedIn',
    summary: '收到的邀请: of tenants that asked this number to join',
    input: z.object({}),
    output: z.array(
      z.object({
        invitationId: id,
        tenantName: z.string(),
        invitedBy: z.string().nullable(),
        role,
        expiresAt: instant,
      }),
    ),
  }),
  answerInvitation: write('POST', `${userCenter}/tenant/answerInvitation`, {
    access: 'signedIn',
    byKey: false,
    records: { event: 'seat', detail: ({ accepted }) => (accepted ? 'accepted' : 'declined') },
    summary: '接受或拒绝邀请: the sub-account that came of it; null when declined',
    input: z.object({ invitationId: id, accepted: z.boolean() }),
    output: z.object({ subAccountId: id.nullable() }),
    fails: ['invitationGone', 'quotaUsedUp', 'planTooLow'],
  }),
  roleList: read('GET', `${userCenter}/role/list`, {
    access: 'signedIn',
    summary: '角色: the roles of a tenant and what each may do',
    input: z.object({}),
    output: z.array(
      z.object({
        code: role,
        name: z.string(),
        permissions: z.array(z.string()),
        /** The viewer may give it. */
        isAssignable: z.boolean(),
      }),
    ),
  }),
  currentPermission: read('GET', `${userCenter}/permission/current`, {
    access: 'signedIn',
    summary: '当前权限: what the viewer may do, by roles and alone',
    input: z.object({}),
    output: z.object({ permissions: z.array(z.string()), roles: z.array(z.string()) }),
  }),
})
