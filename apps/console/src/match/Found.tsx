import { operate } from '@zhzz/contract/operate/calls.ts'
import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { Spin } from 'antd'
import { useRead } from '#api.ts'
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
  const { data, isPending } = useRead(operate.companiesNamed, { words })
  if (isPending) return <Spin />
  const companies = (data?.list ?? []).filter(({ id }) => id !== except)
  if (companies.length === 0) return <p>{t('foundNone')}</p>
  return <Choices companies={companies} onChoose={onChoose} />
}
