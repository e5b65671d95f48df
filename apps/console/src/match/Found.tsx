import { operate } from '@zhzz/contract/operate/calls.ts'
import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Choices } from '#match/Choices.tsx'
import { t } from '#words.ts'

type Finding = {
  words: string
  /** The printed name's own company. */
  except: string
  onChoose: (company: CompanyFacts) => void
}

/** Companies found by words, to choose from by their numbers. */
export function Found({ words, except, onChoose }: Finding) {
  const read = useRead(operate.companiesNamed, { words })
  return (
    <Loaded read={read}>
      {({ list }) => {
        const companies = list.filter(({ id }) => id !== except)
        if (companies.length === 0) return <p>{t('foundNone')}</p>
        return <Choices companies={companies} onChoose={onChoose} />
      }}
    </Loaded>
  )
}
