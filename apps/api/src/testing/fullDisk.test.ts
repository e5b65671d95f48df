import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { agreed, testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'
import { createArrivals } from '#upload/arrivals.ts'
import { photo } from '#upload/testFiles.ts'

const megabyte = 1024 ** 2
const folder = mkdtempSync(join(tmpdir(), 'zhzz-disk-'))
const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1200m,mode=0755', 'tmpfs', folder])
const isMounted = mounted.status === 0
if (!isMounted) console.log(`skipped: no small disk can be mounted here (${String(mounted.stderr).trim()})`)
afterAll(() => {
  if (isMounted) spawnSync('/bin/umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

const filling = join(folder, 'filling')
const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Takes the disk until so much of it is free. */
function fill(left: number) {
  mkdirSync(filling, { recursive: true })
  for (let at = 0; free() > left; at++) {
    const size = Math.min(32 * megabyte, free() - left)
    try {
      writeFileSync(join(filling, `${Date.now()} ${at}`), Buffer.alloc(size))
    } catch {
      return
    }
  }
}

const makeRoom = () => rmSync(filling, { recursive: true, force: true })

test.runIf(isMounted)(
  'on a disk that fills up uploads stop first, then writes; reads and searches go on to the last byte, and it heals by itself',
  { timeout: 120_000 },
  async () => {
    const database = await openDatabase({ dataDir: join(folder, 'data'), log: silent })
    const arrivals = createArrivals(join(folder, 'data', 'uploads'))
    const server = await testServer({
      database,
      sealing: database.sealing,
      arrivals,
      limitPoints: {
        smsPhoneMinute: 1e6,
        wrongLoginNetworkHour: 1e6,
        smsNetworkHour: 1e6,
        smsDeviceHour: 1e6,
      },
    })
    const { call, codes } = server
    try {
      const viewer = await signIn(server)
      const shown = await addCompany(server, { name: '苏州满盘精密机械有限公司' })
      const phone = '12700009999'
      await call(account.sendLoginPhoneCode, { phone })
      const acknowledged: string[] = []
      const write = async () => {
        const record = {
          targetType: 'company' as const,
          targetId: shown.id,
          followType: 'phone' as const,
          content: `记录 ${uuid()}`,
          followTime: new Date().toISOString(),
          clientUid: uuid(),
        }
        const { failure, data } = await call(followUp.save, record, { ...viewer, key: uuid() })
        if (failure === null) acknowledged.push(data.id)
        return failure
      }
      const send = async () => {
        const query = new URLSearchParams({ scene: 'followUp', clientUid: uuid() })
        const url = `${upload.file.path}?${query}`
        const headers = { 'jwt-token': viewer.token, 'content-type': 'image/jpeg' }
        const sent = await server.app.inject({ method: 'POST', url, headers, payload: await photo(200, 100) })
        return sent.json().data.failure ?? null
      }
      let searches = 0
      const reads = async () => {
        searches++
        const answers = await Promise.all([
          call(company.search, { keyword: `满盘${searches}` }, viewer),
          call(company.search, { keyword: `精密${searches}` }, { ip: '203.0.113.5' }),
          call(company.detail, { id: shown.id }, viewer),
          call(home.index, {}, viewer),
        ])
        return answers.map(({ failure }) => failure)
      }
      const calm = [null, null, null, null]

      expect([await write(), await send(), await reads()]).toEqual([null, null, calm])

      fill(180 * megabyte)
      expect([await send(), await write(), await reads()]).toEqual(['diskFull', null, calm])

      fill(100 * megabyte)
      expect([await send(), await write(), await reads()]).toEqual(['diskFull', 'diskFull', calm])
      const entered = await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed })
      expect(entered.failure).toBeNull()
      expect(
        (await call(member.unlock, { companyId: shown.id }, { ...viewer, key: uuid() })).failure,
      ).toBeNull()
      expect((await call(account.logout, {}, { token: entered.data.token ?? '' })).failure).toBeNull()

      fill(0)
      expect(free()).toBeLessThan(megabyte)
      for (let round = 0; round < 40; round++) expect(await reads()).toEqual(calm)
      expect([await write(), await send()]).toEqual(['diskFull', 'diskFull'])

      makeRoom()
      await vi.waitFor(async () => expect([await write(), await send()]).toEqual([null, null]), {
        timeout: 30_000,
        interval: 250,
      })
      const kept = await database.db
        .selectFrom('followUp')
        .where('id', 'in', acknowledged)
        .select('id')
        .execute()
      expect(kept).toHaveLength(acknowledged.length)
    } finally {
      makeRoom()
      await database.stop()
    }
  },
)
