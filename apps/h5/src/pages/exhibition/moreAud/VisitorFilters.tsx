import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { visitorList } from '#pages/exhibition/moreAud/visitorList.ts'
import { RowCount } from '#reading/RowCount.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

interface VisitorFiltersProps {
  params: Address
  first: Output<typeof exhibition.visitors> | undefined
}

/** 地区 and 到访届数, what the organisations of this list say of themselves, and how many are found. */
export function VisitorFilters({ params, first }: VisitorFiltersProps) {
  const { sort, usual, values, holding } = visitorList
  const plain = (texts: readonly string[] = []) => texts.map((text) => ({ value: text, label: text }))
  const choices = {
    industry: first?.choices.industries ?? [],
    jobLevel: plain(first?.choices.jobLevels),
    interest: plain(first?.choices.interests),
  }
  const titles = {
    industry: t('company.industry'),
    jobLevel: t('visitor.jobLevel'),
    interest: t('visitor.interest'),
  }
  return (
    <ListFilters
      of={visitorList}
      params={params}
      order={{ sort: sort(params) ?? usual }}
      end={<RowCount page={first} of="companies" />}
      before={{
        'shell.sort': (['industry', 'jobLevel', 'interest'] as const)
          .filter((name) => choices[name].length > 0 || values(name, params).length > 0)
          .map((name) => (
            <OptionFilter
              key={name}
              title={titles[name]}
              multiple
              choices={choices[name]}
              chosen={values(name, params)}
              said={values(name, params).map(
                (value) => choices[name].find((choice) => choice.value === value)?.label ?? value,
              )}
              onChoose={(chosen) => writeAddress(holding(name, chosen))}
            />
          )),
      }}
    />
  )
}
