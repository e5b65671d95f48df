import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server

test('of the same words sent ten times at once one is kept, and the others are asked about', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  for (let round = 0; round < 3; round++) {
    const words = {
      targetType: 'company' as const,
      targetId: id,
      followType: 'phone' as const,
      content: `同样的话 ${round}`,
      followTime: clock.now.toISOString(),
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(followUp.save, { ...words, clientUid: uuid() }, { ...viewer, key: uuid() }),
      ),
    )
    expect(answers.map(({ failure }) => failure).filter((failure) => failure === null)).toHaveLength(1)
    expect(answers.filter(({ failure }) => failure === 'duplicateFollowUp')).toHaveLength(9)
    const meant = await call(followUp.save, { ...words, clientUid: uuid(), allowDuplicate: true }, viewer)
    expect(meant.failure).toBeNull()
  }
})
