import { expect, test } from 'vitest'
import { halls } from '#hall/halls.ts'
import { hallPictures } from '#hall/pictures.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

test('pictures of a hall by their kind and pavilion; what is no https link is refused; a second run changes nothing', async () => {
  await runImport(pool, halls, csv('halls.csv', [['展馆名称'], ['岚湖国际会展中心']]))
  const file = csv('pictures.csv', [
    ['展馆', '图片地址', '图片类型', '展厅', '说明'],
    ['岚湖国际会展中心', 'https://pictures.example.com/a.jpg', '外观', '', '南入口'],
    ['岚湖国际会展中心', 'https://pictures.example.com/b.jpg', '', 'H1', ''],
    ['岚湖国际会展中心', 'https://pictures.example.com/c.png', '展厅平面图', 'H1', ''],
    ['岚湖国际会展中心', 'https://pictures.example.com/d.png', '货运路线图', '', ''],
    ['岚湖国际会展中心', 'http://pictures.example.com/e.png', '外观', '', ''],
    ['岚湖国际会展中心', 'javascript:alert(1)', '外观', '', ''],
    ['不知名馆', 'https://pictures.example.com/f.png', '外观', '', ''],
  ])
  expect(await runImport(pool, hallPictures, file)).toEqual({
    read: 7,
    written: 4,
    unchanged: 0,
    rejected: 3,
  })
  expect(
    await rows('select right(url, 5) as url, category, pavilion, caption from hall_picture order by url'),
  ).toEqual([
    { url: 'a.jpg', category: 'exterior', pavilion: null, caption: '南入口' },
    { url: 'b.jpg', category: 'pavilion', pavilion: 'H1', caption: null },
    { url: 'c.png', category: 'plan', pavilion: 'H1', caption: null },
    { url: 'd.png', category: 'freight', pavilion: null, caption: null },
  ])
  expect(await runImport(pool, hallPictures, file)).toMatchObject({ written: 0, unchanged: 4 })
})
