import type { ClientBase } from 'pg'

/** Where a name is shared with a smaller place, and counties that halls are named after. */
const meant = new Map(
  Object.entries({
    suzhou: '320500',
    fuzhou: '350100',
    hainan: '460000',
    taipei: '710000',
    canton: '440100',
    kunshan: '320583',
    yiwu: '330782',
    yongkang: '330784',
    jinjiang: '350582',
    haining: '330481',
    cixi: '330282',
    yuyao: '330281',
    zhuji: '330681',
    yuhuan: '331083',
    deqing: '330521',
    anji: '330523',
  }),
)

/** Finds the Chinese city or province that an English text names: the longest name in it, cities first. */
export async function englishPlaces(client: ClientBase): Promise<(text: string) => string | null> {
  const { rows } = await client.query<{ code: string; english_name: string }>(
    'select code, english_name from region where english_name is not null and not is_overseas order by level desc, code',
  )
  const codes = new Map<string, string | null>()
  for (const { code, english_name } of rows) {
    const name = fold(english_name)
    // A city that has its province's name counts as the same place; two cities of one name are none.
    if (!codes.has(name)) codes.set(name, code)
    else if (codes.get(name)?.slice(0, 2) !== code.slice(0, 2)) codes.set(name, null)
  }
  for (const [name, code] of meant) codes.set(name, code)
  const names = [...codes.keys()].sort((a, b) => b.length - a.length)
  return (text) => {
    const folded = ` ${fold(text)} `
    const name = names.find((candidate) => folded.includes(` ${candidate} `))
    return name === undefined ? null : (codes.get(name) ?? null)
  }
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
