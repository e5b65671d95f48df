import { keptText, offerPack } from '#exhibition/pack/offerPack.ts'
import { type PackInfo, usePacks } from '#exhibition/pack/packs.ts'
import { takePack } from '#exhibition/pack/takePack.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 我的离线包: what lies on this device, how large and how old it is; a tap opens, renews or deletes. */
export function Packs() {
  const packs = usePacks()
  if (packs.length === 0)
    return (
      <Blank
        title={t('pack.none')}
        text={t('pack.noneText')}
        action={{
          label: t('title.exhibitionList'),
          onClick: () => navigateTo(to('/pages/exhibition/list/list')),
        }}
      />
    )
  return packs.map((one) => (
    <ListRow
      key={one.editionId}
      lead={<Icon name="download" />}
      title={one.name}
      facts1={
        <FactLine
          tone="ink"
          facts={[
            t('pack.exhibitors', { n: formatNumber(one.rows) }),
            one.targets > 0 && t('pack.targets', { n: formatNumber(one.targets) }),
          ]}
        />
      }
      facts2={<FactLine facts={[keptText(one)]} />}
      onOpen={() => void act(one)}
    />
  ))
}

async function act(one: PackInfo): Promise<void> {
  const { editionId } = one
  const chosen = await offerPack(one, { canOpen: true })
  if (chosen === 'refresh') await takePack(editionId)
  if (chosen === 'open') navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))
}
