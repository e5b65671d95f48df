import type { InBoth } from '#words/inBoth.ts'

/** Keys for programs. */
export const accessKeys = {
  accessKeys: ['访问密钥', 'Access keys'],
  accessKeysAbout: ['程序和助手用的密钥：查看、停用', 'Keys of programs and assistants: see and end them'],
  keyOwner: ['属于', 'Of'],
  keyOpens: ['可用', 'Opens'],
  keyExpires: ['到期', 'Until'],
  lastUse: ['最近使用', 'Last used'],
  keyRead: ['只读', 'reads'],
  keyWrite: ['读写', 'reads and writes'],
  keyAll: ['全部', 'everything'],
  keyEnd: ['停用', 'End'],
  keyEndAsk: ['立即失效，使用它的程序会停止。停用？', 'It opens nothing from now on. End it?'],
} as const satisfies InBoth
