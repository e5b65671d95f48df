import type { Seller, UnnamedEdition } from '@zhzz/contract/prediction/edition.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { countFacts } from '#pages/prediction/countFacts.ts'
import styles from '#pages/prediction/UnnamedRow.module.css'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What a visitor sees of an edition: its numbers and its window. The name has not left the server. */
export function UnnamedRow({ row, seller }: { row: UnnamedEdition; seller: Seller }) {
  const { edition, windows } = row
  const mine = windows.find((one) => one.seller === seller)
  return (
    <ListRow
      lead={<Tile word={edition.tile.word} hue={edition.tile.hue} startDate={edition.startDate} />}
      title={
        <span className={styles.name}>
          <Icon name="lock" size={16} />
          <span className="only-read">{t('prediction.nameLocked')}</span>
          <i className={styles.dark} />
        </span>
      }
      facts1={<FactLine tone="ink" facts={[edition.cityName, ...countFacts(row)]} />}
      facts2={mine && <WindowRibbon window={mine} />}
      onOpen={() => void askToSignIn()}
    />
  )
}
