import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'
import { localStorage } from '#upload/localStorage.ts'
import { sweepFiles } from '#upload/sweep.ts'
import { photo } from '#upload/testFiles.ts'

const server = await testServer()
const { app, call, clock, database, files } = server
const mine = await signIn(server)
const foreign = await signIn(server)
const { id: companyId } = await addCompany(server)

async function send(token: string, scene = 'followUp'): Promise<string> {
  const query = new URLSearchParams({ scene, clientUid: uuid() })
  const url = `${upload.file.path}?${query}`
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'jwt-token': token },
    payload: await photo(90, 60),
  })
  return answer.json().data.id
}

const record = (fileIds?: string[]) => ({
  targetType: 'company' as const,
  targetId: companyId,
  clientUid: uuid(),
  followType: 'visit' as const,
  content: `展位照片 ${uuid()}`,
  followTime: clock.now.toISOString(),
  fileIds,
})

test('pictures come with the record in their order, open by their links, and stay when nothing is said of them', async () => {
  const [first, second] = [await send(mine.token), await send(mine.token)]
  const saved = await call(followUp.save, record([second, first]), mine)
  expect(saved.data.files.map(({ id }) => id)).toEqual([second, first])
  const list = await call(followUp.list, { targetType: 'company', targetId: companyId }, mine)
  const shown = list.data.list[0]?.files[0]
  expect(shown).toMatchObject({ id: second, width: 60, height: 90 })
  expect((await app.inject({ url: shown?.thumbUrl ?? '' })).statusCode).toBe(200)
  const { targetType: _, targetId: __, clientUid: ___, ...fields } = record()
  const { id } = saved.data
  const kept = await call(followUp.edit, { ...fields, id, version: 1 }, mine)
  expect(kept.data.files).toHaveLength(2)
  const emptied = await call(followUp.edit, { ...fields, id, version: 2, fileIds: [first] }, mine)
  expect(emptied.data.files.map((file) => file.id)).toEqual([first])
  await sweepFiles(database.db, localStorage(files), new Date(clock.now.getTime() + 72 * 3600_000))
  expect((await app.inject({ url: emptied.data.files[0]?.url ?? '' })).statusCode).toBe(200)
  expect((await app.inject({ url: shown?.url ?? '' })).statusCode).toBe(404)
})

test('another tenant’s picture, a face, and what does not exist cannot be attached', async () => {
  for (const fileId of [await send(foreign.token), await send(mine.token, 'avatar'), uuid()])
    expect(await call(followUp.save, record([fileId]), mine)).toMatchObject({
      failure: 'invalid',
      detail: { fields: ['fileIds'] },
    })
})
