import { buffer } from 'node:stream/consumers'
import { applicantRoles } from '@zhzz/contract/authentication/applicantRoles.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { handedIn, keyOfPicture } from '#operate/showAuthentication.ts'
import { Unanswerable } from '#operate/unanswerable.ts'

export const authentication: Handler<typeof operate.authentication> = async (
  { no },
  { db, deps: { sealing, storage }, fail },
) => {
  const { asked, known } = await handedIn(db, no).catch((error: unknown) => {
    throw error instanceof Unanswerable ? fail('notFound') : error
  })
  const pictures: { of: 'licence' | 'letter'; source: string }[] = []
  for (const [of, id] of [
    ['licence', asked.licenseFileId],
    ['letter', asked.letterFileId],
  ] as const) {
    const key = await keyOfPicture(db, id)
    if (key === null) continue
    const bytes = await buffer(await storage.get(key))
    pictures.push({ of, source: `data:image/webp;base64,${bytes.toString('base64')}` })
  }
  return {
    no,
    facts: [
      { fact: 'name', handedIn: asked.companyName, registered: known?.name ?? null },
      {
        fact: 'creditCode',
        handedIn: asked.unifiedSocialCreditCode,
        registered: known === undefined ? null : asked.unifiedSocialCreditCode,
      },
      {
        fact: 'legalRepresentative',
        handedIn: asked.legalRepresentative,
        registered: known?.legalRepresentative ?? null,
      },
      { fact: 'address', handedIn: asked.address, registered: known?.registeredAddress ?? null },
      { fact: 'status', handedIn: '', registered: known?.registrationStatus ?? null },
    ],
    isRegistered: known !== undefined,
    applicant: {
      name: asked.applicantName,
      position: asked.applicantPosition,
      role: applicantRoles.find((role) => role === asked.applicantRole) ?? 'agent',
      phone: asked.applicantPhoneEnc === null ? '' : sealing.decrypt(asked.applicantPhoneEnc),
    },
    pictures,
  }
}
