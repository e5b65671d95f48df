import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber, unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/detail/Doors.module.css'
import { lackTitle } from '#prediction/lackText.ts'
import { useSeller } from '#prediction/seller.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'

/** The doors to whom one can expect and to who is listed, each with its number; and how long there is to call. */
export function Doors({ detail: { card, exhibitorListStatus } }: { detail: ExhibitionDetail }) {
  const { data } = useRead(prediction.edition, { id: card.id })
  const { seller } = useSeller()
  const editionId = card.id
  const held = card.listedExhibitorCount
  const isOpen = card.status !== 'ended' && card.status !== 'cancelled'
  const window = isOpen ? data?.windows.find((one) => one.seller === seller) : undefined
  return (
    <>
      <div className={styles.doors}>
        <Door
          count={data && !data.lack ? formatNumber(data.predictedCount) : unknown}
          word={predictedWord(data)}
          onOpen={() => navigateTo(to('/pages/prediction/enterprise/list', { editionId }))}
        />
        <Door
          count={held > 0 ? formatNumber(held) : unknown}
          word={t(
            held === 0
              ? 'exhibition.listNone'
              : exhibitorListStatus === 'partial'
                ? 'exhibition.doorListPart'
                : 'exhibition.exhibitorList',
          )}
          onOpen={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId }))}
        />
      </div>
      {isOpen && <div className={styles.window}>{window && <WindowRibbon window={window} whose />}</div>}
    </>
  )
}

function predictedWord(data: PredictionEdition | undefined): string {
  return data?.lack ? lackTitle(data.lack) : t('exhibition.doorPredicted')
}

function Door({ count, word, onOpen }: { count: string; word: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.door} onClick={onOpen}>
      <b className={styles.count}>{count}</b>
      <span className={styles.word}>{word}</span>
    </button>
  )
}
