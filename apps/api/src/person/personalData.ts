import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { authenticationsOf } from '#person/authenticationsOf.ts'

/**
 * Everything that is kept about the person of a sub-account: what they gave, wrote and did; nobody else's. The lists,
 * which may be long, are questions still to be asked.
 */
export async function personalData(db: Kysely<DB>, sealing: Sealing, subAccountId: string) {
  const { accountId } = await db
    .selectFrom('subAccount')
    .where('id', '=', subAccountId)
    .select('accountId')
    .executeTakeFirstOrThrow()
  const { phoneEnc, ...account } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select([
      'phoneEnc',
      'userName',
      'locale',
      'createdAt',
      'lastLoginAt',
      'ageConfirmedAt',
      'guardianConsentAt',
    ])
    .select(['agreementVersions', 'deleteRequestedAt'])
    .executeTakeFirstOrThrow()
  const profiles = db
    .selectFrom('subAccount as person')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('person.accountId', '=', accountId)
    .select(['tenant.name as company', 'person.realName', 'person.gender', 'person.position', 'person.email'])
    .select([
      'person.wechat',
      'person.avatarUrl',
      'person.personaType',
      'person.cityCodes',
      'person.industryCodes',
    ])
    .select(['person.seriesIds', 'person.roles', 'person.status', 'person.createdAt'])
  const followUps = db
    .selectFrom('followUp')
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .leftJoin('company', 'company.id', 'followUp.companyId')
    .where('person.accountId', '=', accountId)
    .where('followUp.deletedAt', 'is', null)
    .orderBy('followUp.followTime')
    .select(['company.name as company', 'followUp.targetType', 'followUp.followType', 'followUp.result'])
    .select([
      'followUp.content',
      'followUp.stage',
      'followUp.intentLevel',
      'followUp.budget',
      'followUp.dealAmount',
    ])
    .select(['followUp.followTime', 'followUp.nextFollowTime', 'followUp.createdAt'])
  const notes = db
    .selectFrom('followUpNote')
    .innerJoin('subAccount as person', 'person.id', 'followUpNote.subAccountId')
    .where('person.accountId', '=', accountId)
    .orderBy('followUpNote.createdAt')
    .select(['followUpNote.kind', 'followUpNote.content', 'followUpNote.createdAt'])
  const favorites = db
    .selectFrom('favorite')
    .innerJoin('subAccount as person', 'person.id', 'favorite.subAccountId')
    .leftJoin('company', 'company.id', 'favorite.objectId')
    .where('person.accountId', '=', accountId)
    .select(['favorite.objectType', 'favorite.objectId', 'company.name as company', 'favorite.createdAt'])
  const savedFilters = db
    .selectFrom('savedFilter')
    .innerJoin('subAccount as person', 'person.id', 'savedFilter.subAccountId')
    .where('person.accountId', '=', accountId)
    .select(['savedFilter.scope', 'savedFilter.name', 'savedFilter.params', 'savedFilter.createdAt'])
  const targets = db
    .selectFrom('targetItem')
    .innerJoin('subAccount as person', 'person.id', 'targetItem.subAccountId')
    .innerJoin('exhibitor', 'exhibitor.id', 'targetItem.exhibitorId')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'targetItem.editionId')
    .where('person.accountId', '=', accountId)
    .select(['edition.name as exhibition', 'exhibitor.listedName', 'exhibitor.boothNo', 'targetItem.state'])
    .select('targetItem.markedAt')
  const exhibitions = db
    .selectFrom('myExhibition as mine')
    .innerJoin('subAccount as person', 'person.id', 'mine.subAccountId')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'mine.editionId')
    .where('person.accountId', '=', accountId)
    .orderBy('mine.createdAt')
    .select((row) => row.fn.coalesce('edition.name', 'mine.name').as('exhibition'))
    .select((row) => row.fn.coalesce('edition.startDate', 'mine.startDate').as('startDate'))
    .select((row) => row.fn.coalesce('edition.endDate', 'mine.endDate').as('endDate'))
    .select(['mine.place', 'mine.organizer', 'mine.website', 'mine.joinRole', 'mine.reminders', 'mine.note'])
    .select(['mine.budget', 'mine.actualCost', 'mine.planState', 'mine.goalLeads', 'mine.goalMeetings'])
    .select(['mine.isShared', 'mine.proposedAt', 'mine.createdAt'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('exhibitionExpense as expense')
          .whereRef('expense.myExhibitionId', '=', 'mine.id')
          .orderBy('expense.createdAt')
          .select(['expense.kind', 'expense.amount', 'expense.note']),
      ).as('expenses'),
    )
  const authentications = await authenticationsOf(db, sealing, accountId)
  const orders = db
    .selectFrom('memberOrder as own')
    .innerJoin('subAccount as person', 'person.id', 'own.askedBy')
    .where('person.accountId', '=', accountId)
    .orderBy('own.orderNo')
    .select(['own.orderNo', 'own.planCode', 'own.status', 'own.wish', 'own.createdAt'])
  const messages = db
    .selectFrom('message')
    .innerJoin('subAccount as person', 'person.id', 'message.subAccountId')
    .where('person.accountId', '=', accountId)
    .orderBy('message.createdAt')
    .select(['message.category', 'message.kind', 'message.facts', 'message.createdAt', 'message.readAt'])
  const privacyRequests = db
    .selectFrom('privacyRequest')
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .select(['number', 'kind', 'content', 'state', 'answer', 'dueOn', 'createdAt', 'answeredAt'])
  const reports = db
    .selectFrom('report')
    .innerJoin('subAccount as person', 'person.id', 'report.subAccountId')
    .where('person.accountId', '=', accountId)
    .orderBy('report.createdAt')
    .select(['report.kind', 'report.objectName', 'report.field', 'report.content', 'report.evidence'])
    .select(['report.state', 'report.answer', 'report.createdAt'])
  const messageTargets = db
    .selectFrom('messageTarget as target')
    .innerJoin('subAccount as person', 'person.id', 'target.subAccountId')
    .where('person.accountId', '=', accountId)
    .orderBy('target.createdAt')
    .select(['target.channel', 'target.locale', 'target.createdAt', 'target.confirmedAt'])
  const hallSlots = db
    .selectFrom('hallSlot as slot')
    .innerJoin('subAccount as person', 'person.id', 'slot.subAccountId')
    .innerJoin('hall', 'hall.id', 'slot.hallId')
    .where('person.accountId', '=', accountId)
    .orderBy('slot.createdAt')
    .select(['hall.name as hall', 'slot.pavilions', 'slot.purpose', 'slot.title', 'slot.moveInStart'])
    .select([
      'slot.startDate',
      'slot.endDate',
      'slot.moveOutEnd',
      'slot.area',
      'slot.status',
      'slot.heldUntil',
    ])
    .select(['slot.quote', 'slot.contact', 'slot.note', 'slot.createdAt'])
  const calls = db
    .selectFrom('callRecord')
    .innerJoin('subAccount as person', 'person.id', 'callRecord.subAccountId')
    .innerJoin('company', 'company.id', 'callRecord.companyId')
    .where('person.accountId', '=', accountId)
    .orderBy('callRecord.startedAt')
    .select(['company.name as company', 'callRecord.startedAt', 'callRecord.provider', 'callRecord.state'])
    .select(['callRecord.result', 'callRecord.talkSeconds'])
  const callLists = db
    .selectFrom('callListItem as item')
    .innerJoin('callList as list', 'list.id', 'item.listId')
    .innerJoin('subAccount as person', 'person.id', 'list.subAccountId')
    .innerJoin('company', 'company.id', 'item.companyId')
    .where('person.accountId', '=', accountId)
    .orderBy('list.createdAt')
    .orderBy('item.position')
    .select(['list.name as list', 'company.name as company', 'item.state', 'list.createdAt'])
  const unlocks = db
    .selectFrom('unlock')
    .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
    .innerJoin('company', 'company.id', 'unlock.companyId')
    .where('person.accountId', '=', accountId)
    .select([
      'company.name as company',
      'unlock.unlockTime',
      'unlock.expireTime',
      'unlock.cost',
      'unlock.status',
    ])
  const companyVisits = db
    .selectFrom('companyVisit as visit')
    .innerJoin('subAccount as person', 'person.id', 'visit.subAccountId')
    .innerJoin('company', 'company.id', 'visit.companyId')
    .where('person.accountId', '=', accountId)
    .orderBy('visit.lastAt')
    .select(['company.name as company', 'visit.lastAt'])
  const sessions = db
    .selectFrom('loginSession')
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .select(['platform', 'userAgent', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'])
  const companyIdentities = db
    .selectFrom('ssoIdentity')
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .select(['provider', 'shown', 'createdAt', 'usedAt'])
  const consents = db
    .selectFrom('consent')
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .select(['document', 'version', 'action', 'createdAt'])
  const settings = db
    .selectFrom('personalSetting as setting')
    .innerJoin('subAccount as person', 'person.id', 'setting.subAccountId')
    .where('person.accountId', '=', accountId)
    .select([
      'setting.personalized',
      'setting.cardVisible',
      'setting.shareFollowToTeam',
      'setting.notifications',
      'setting.quietOn',
      'setting.quietFrom',
      'setting.quietTo',
      'setting.timeZone',
    ])
  return {
    account: { phone: sealing.decrypt(phoneEnc), ...account },
    lists: {
      profiles,
      followUps,
      notes,
      favorites,
      savedFilters,
      targets,
      exhibitions,
      messages,
      messageTargets,
      reports,
      privacyRequests,
      hallSlots,
      calls,
      callLists,
      unlocks,
      companyVisits,
      sessions,
      companyIdentities,
      consents,
      authentications,
      orders,
      settings,
    },
  }
}
