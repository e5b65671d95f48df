import { lineOf } from '#value/text.ts'

/**
 * `planned`: a source says that it is held as planned, which ends a status that was set before. `moved`: a source counts
 * a change, which is a postponement where other days are held.
 */
export type StatedStatus = 'postponed' | 'cancelled' | 'planned' | 'moved'

const words: [RegExp, StatedStatus][] = [
  [/^moved$/, 'moved'],
  [/如期|恢复举办|resum|reinstat/i, 'planned'],
  [/取消|停办|不再举办|cancel|called\s*off|annul|cancelad|abgesagt/i, 'cancelled'],
  [
    /延期|推迟|改期|顺延|延后|暂缓|移期|择期|调期|postpon|re-?schedul|delay|deferred|reporté|aplazad|verschoben/i,
    'postponed',
  ],
  [
    /正常|确认|筹备|招展|报名|预热|未开始|未开展|未开幕|即将|待举办|进行|举办中|展出中|开展中|已开幕|已结束|已闭幕|已举办|已完成|结束|闭幕|scheduled|confirmed|planned|upcoming|ongoing|active|open|running|ended|finished|past|closed|completed|moved\s*online/i,
    'planned',
  ],
]

/** What a source's word for the state of an edition means; undefined: a word that is not understood. */
export function statedStatusOf(value: string | undefined): StatedStatus | null | undefined {
  const text = lineOf(value)
  if (text === null) return null
  return words.find(([pattern]) => pattern.test(text))?.[1]
}
