import { type CompanyModule, recordFields } from '@zhzz/contract/companyModule/companyModule.ts'
import type { FieldKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import type { ReactNode } from 'react'
import styles from '#company/module/RecordCards.module.css'
import { RecordPicture } from '#company/module/RecordPicture.tsx'
import { shownTexts } from '#company/module/shownTexts.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { t } from '#i18n/t.ts'
import { webAddress } from '#reading/webAddress.ts'
import { Card, Cards } from '#ui/Card.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

interface RecordCardsProps {
  module: CompanyModule
  record: object
  shows: readonly string[]
  say: (word: string) => string
}

/** So many short items of a list stand in one line. */
const mostInLine = 4
const longItem = 14

/** All that is known of a record: a line for each short fact, a card for each long text or list. */
export function RecordCards({ module, record, shows, say }: RecordCardsProps) {
  const kinds = recordFields(module)
  const values = new Map<string, unknown>(Object.entries(record))
  const currency = values.get(Object.keys(kinds).find((name) => kinds[name] === 'currency') ?? '')
  const withheld = values.get(Object.keys(kinds).find((name) => kinds[name] === 'withheld') ?? '')
  const facts = shows.map((name) => {
    const kind = kinds[name] ?? 'text'
    const texts = shownTexts(kind, values.get(name), { say, currency })
    const isWithheld = Array.isArray(withheld) && withheld.includes(name)
    return { name, kind, texts: isWithheld && texts.length === 0 ? [t('module.withheld')] : texts }
  })
  const known = facts.filter(({ texts }) => texts.length > 0)
  const short = known.filter(({ kind, texts }) => !isLong(kind, texts))
  const [head] = shownTexts(kinds[module.shown.head] ?? 'text', values.get(module.shown.head), { say })
  return (
    <Cards>
      <Card title={head}>
        <Facts
          layout="lines"
          facts={short.map(({ name, kind, texts }) => ({
            label: say(name),
            value: <Value kind={kind} texts={texts} />,
          }))}
        />
      </Card>
      {known
        .filter(({ kind, texts }) => isLong(kind, texts))
        .map(({ name, kind, texts }) => (
          <Card key={name} title={say(name)}>
            {kind === 'prose' ? (
              <p className={styles.prose}>{texts[0]}</p>
            ) : (
              <ul className={styles.lines}>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </Card>
        ))}
    </Cards>
  )
}

function isLong(kind: FieldKind, texts: readonly string[]): boolean {
  if (kind === 'prose') return true
  return kind === 'texts' && (texts.length > mostInLine || texts.some((text) => text.length > longItem))
}

function Value({ kind, texts }: { kind: FieldKind; texts: readonly string[] }): ReactNode {
  const [text = ''] = texts
  if (kind === 'status') return <StatusChip status={text} />
  if (kind === 'image') return <RecordPicture src={webAddress(text)} />
  const href = kind === 'link' ? webAddress(text) : null
  if (href !== null)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {new URL(href).hostname}
      </a>
    )
  return texts.join(t('exhibition.glue'))
}
