import { reference } from '@zhzz/contract/reference/calls.ts'
import { type ReactNode, useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { exhibitingGroups, moreGroups, sortChoices } from '#pages/enterprise/list/filterGroups.ts'
import { type FilterParams, listOf, type Sort } from '#pages/enterprise/list/filters.ts'
import { type Draft, type FilterGroup, GroupSheet } from '#pages/enterprise/list/GroupSheet.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { type TreeNode, TreeSheet } from '#ui/overlay/TreeSheet.tsx'

type Opened = 'region' | 'industry' | 'exhibiting' | 'more' | 'sort' | null
type Changed = Readonly<Record<string, string | undefined>>

interface FiltersProps {
  params: FilterParams
  sort: Sort
  isSignedIn: boolean
  /** The profile names places or topics that a list can be ordered by. */
  hasProfile: boolean
  /** Parameters of the address to write; undefined takes one away. */
  onChange: (changed: Changed) => void
  /** What the button of a sheet says of parameters that are not written yet. */
  see: (changed: Changed) => ReactNode
}

/** A day: the trees of regions and industries change with the year. */
const treeAge = 24 * 3_600_000

/** The filters and the order of 找企业. */
export function Filters({ params, sort, isSignedIn, hasProfile, onChange, see }: FiltersProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const hasTree = { enabled: opened === 'region' || params.regionCode !== undefined, staleTime: treeAge }
  const regions = useRead(reference.queryRegionTree, { level: 2 }, hasTree)
  const industries = useRead(
    reference.industryTree,
    { level: 2 },
    { enabled: opened === 'industry' || params.industryCode !== undefined, staleTime: treeAge },
  )
  const regionNodes: readonly TreeNode[] = (regions.data ?? []).map(regionNode)
  const industryNodes: readonly TreeNode[] = industries.data ?? []
  const [exhibiting, more] = [exhibitingGroups(), moreGroups(isSignedIn)]
  const sorts = sortChoices(hasProfile)

  return (
    <>
      <FilterBar>
        <FilterButton
          label={t('company.region')}
          chosen={chosenNode(t('company.region'), regionNodes, params.regionCode)}
          onClick={() => setOpened('region')}
        />
        <FilterButton
          label={t('company.industry')}
          chosen={chosenNode(t('company.industry'), industryNodes, params.industryCode)}
          onClick={() => setOpened('industry')}
        />
        <FilterButton
          label={t('company.exhibiting')}
          chosen={chosenGroups(t('company.exhibiting'), exhibiting, params)}
          onClick={() => setOpened('exhibiting')}
        />
        <FilterButton
          label={t('shell.filter')}
          chosen={chosenGroups(t('shell.filter'), more, params)}
          onClick={() => setOpened('more')}
        />
        <FilterButton
          label={t('shell.sort')}
          chosen={sort === 'relevance' ? undefined : sorts.find(({ value }) => value === sort)?.label}
          onClick={() => setOpened('sort')}
        />
      </FilterBar>
      <TreeSheet
        open={opened === 'region'}
        onClose={close}
        title={t('company.region')}
        nodes={regionNodes}
        chosen={listOf(params.regionCode)}
        onChoose={(codes) => onChange({ regionCode: codes.join(',') || undefined })}
      />
      <TreeSheet
        open={opened === 'industry'}
        onClose={close}
        title={t('company.industry')}
        nodes={industryNodes}
        chosen={listOf(params.industryCode)}
        onChoose={(codes) => onChange({ industryCode: codes.join(',') || undefined })}
      />
      <GroupSheet
        open={opened === 'exhibiting'}
        onClose={close}
        title={t('company.exhibiting')}
        groups={exhibiting}
        chosen={heldBy(exhibiting, params)}
        onChoose={(chosen) => onChange(paramsOf(chosen))}
        see={(draft) => see(paramsOf(draft))}
      />
      <GroupSheet
        open={opened === 'more'}
        onClose={close}
        title={t('shell.filter')}
        groups={more}
        chosen={heldBy(more, params)}
        onChoose={(chosen) => onChange(paramsOf(chosen))}
        see={(draft) => see(paramsOf(draft))}
      />
      <Sheet open={opened === 'sort'} onClose={close} title={t('shell.sort')}>
        <ChoiceChips
          label={t('shell.sort')}
          choices={sorts}
          chosen={[sort]}
          onChoose={([value]) => {
            onChange({ sort: value === undefined || value === 'relevance' ? undefined : value })
            close()
          }}
        />
      </Sheet>
    </>
  )
}

interface Region {
  code: string
  name: string
  englishName: string | null
  children: readonly Region[]
}

function regionNode(region: Region): TreeNode {
  return { code: region.code, label: region.name, children: region.children.map(regionNode) }
}

/** The name of the one that is chosen, or how many are. */
function chosenNode(
  label: string,
  nodes: readonly TreeNode[],
  param: string | undefined,
): string | undefined {
  const codes = listOf(param)
  if (codes.length === 0) return undefined
  const all = nodes.flatMap((node) => [node, ...node.children])
  const only = codes.length === 1 ? all.find((node) => node.code === codes[0]) : undefined
  return only?.label ?? t('company.chosenCount', { label, n: codes.length })
}

function heldBy(groups: readonly FilterGroup[], params: FilterParams): Draft {
  const known: Readonly<Record<string, string | undefined>> = { ...params }
  return Object.fromEntries(groups.map(({ param }) => [param, listOf(known[param])]))
}

/** The one choice by its word; else how many there are, ranges of one's own and what was picked among them. */
function chosenGroups(
  label: string,
  groups: readonly FilterGroup[],
  params: FilterParams,
): string | undefined {
  const held = heldBy(groups, params)
  const words = groups.flatMap(({ param, choices, custom, picked }) =>
    (held[param] ?? []).flatMap((value) => {
      const choice = choices.find((one) => one.value === value)
      if (choice) return [choice.label]
      return custom || picked ? [null] : []
    }),
  )
  if (words.length === 0) return undefined
  return words.length === 1 && words[0] ? words[0] : t('company.chosenCount', { label, n: words.length })
}

function paramsOf(chosen: Draft): Changed {
  return Object.fromEntries(
    Object.entries(chosen).map(([param, values]) => [param, values.join(',') || undefined]),
  )
}
