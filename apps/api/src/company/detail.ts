import type { company } from '@zhzz/contract/company/calls.ts'
import { moduleNames } from '@zhzz/contract/company/detail.ts'
import { companyCards } from '#company/card.ts'
import { contactSummary } from '#company/contactSummary.ts'
import { exhibitionProfile } from '#company/exhibitionProfile.ts'
import { findCompany } from '#company/found.ts'
import { moduleCounts } from '#company/moduleCounts.ts'
import { otherNames } from '#company/otherNames.ts'
import { signalsInBrief } from '#company/signal/signalsInBrief.ts'
import { topicsOfCompany } from '#company/topics.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { countLookup } from '#member/countLookup.ts'
import { followedBy } from '#member/followed.ts'
import { unlockState } from '#member/unlockState.ts'
import { provenanceOf } from '#provenance.ts'
import { rowLimit } from '#rowLimit.ts'

const notCollected = Object.fromEntries(moduleNames.map((name) => [name, null]))

export const detail: Handler<typeof company.detail> = async ({ id }, context) => {
  await countLookup(context)
  const { db, viewer, now, locale, fail } = context
  const found = await findCompany(db, id)
  const [card] = found ? await companyCards(db, [found.id], { viewer, now, locale }) : []
  if (found === undefined || card === undefined) throw fail('notFound')
  const profile = await exhibitionProfile(db, found.id, {
    today: shanghaiDay(now),
    shown: await rowLimit(db, viewer, 'history_rows'),
    locale,
  })
  const { moduleCounts: counted, moduleTops, changes } = await moduleCounts(db, found.id)
  const followed = viewer && (await followedBy(db, viewer, found.id))
  return {
    card,
    ...(await otherNames(db, found.id)),
    unifiedSocialCreditCode: found.unifiedSocialCreditCode,
    insuredCount: found.insuredCount,
    registeredAddress: found.registeredAddress,
    website: found.website,
    introduction: found.introduction,
    products: found.products,
    topics: await topicsOfCompany(db, found.id, locale),
    contactSummary: await contactSummary(db, found.id, { viewer, locale }),
    exhibitionProfile: profile,
    signals: await signalsInBrief(db, found.id, { viewer, now }),
    recentFollowUps: followed?.recent ?? [],
    customer: followed?.customer ?? null,
    moduleCounts: {
      ...notCollected,
      ...counted,
      exhibitionHistory: profile.total,
      enterpriseInfo: found.knownFrom === 'registry' ? 1 : 0,
      similarCompany: profile.total > 0 ? 1 : 0,
    },
    // What modules hold is for those signed in.
    moduleTops: viewer ? moduleTops : {},
    changes,
    unlock: viewer && (await unlockState(db, viewer, found.id, now)),
    provenance: await provenanceOf(db, found, { locale, now }),
  }
}
