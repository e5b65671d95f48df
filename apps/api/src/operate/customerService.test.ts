import { reference } from '@zhzz/contract/reference/calls.ts'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setCustomerService } from '#operate/customerService.ts'
import { testServer } from '#testing/testServer.ts'

const { call, database } = await testServer()
const { db } = database

/** What a telephone's camera reads in the picture. */
async function readQr(picture: string | null): Promise<string> {
  const svg = Buffer.from(picture?.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(svg, { density: 600 })
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

async function shown() {
  return (await call(reference.customerServiceInfo, {})).data
}

test('until an operator sets it, customer service has neither number nor QR code', async () => {
  expect(await shown()).toEqual({ phone: '', qrCode: null, workTime: null })
})

test('the QR code is the picture that was set, or is drawn of the link, or of the number alone', async () => {
  await setCustomerService(db, { phone: '400-800-0001', qr: null, workTime: null })
  const { phone, qrCode } = await shown()
  expect(phone).toBe('400-800-0001')
  expect(await readQr(qrCode)).toBe('tel:4008000001')
  const link = 'https://work.weixin.qq.com/kfid/kfc1234567890abcdef'
  await setCustomerService(db, { phone: '400-800-0001', qr: link, workTime: null })
  expect(await readQr((await shown()).qrCode)).toBe(link)
  await setCustomerService(db, { phone: '400-800-0002', qr: '/qr.png', workTime: '09:00–18:00' })
  expect(await shown()).toEqual({ phone: '400-800-0002', qrCode: '/qr.png', workTime: '09:00–18:00' })
})
