import type { GapCandidate, HallGap } from '@zhzz/contract/hall/gap.ts'
import { useSession } from '#api/session.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { formatArea, formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/hallSchedule/detail/Gaps.module.css'
import { daysBetween } from '#pages/hallSchedule/detail/halfYear.ts'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Pavilions that are named before their number is. */
const named = 6

/** Free days with their pavilions, to be taken up with a tap, and which exhibitions would fit, with the reason. */
export function GapRow({ hallId, gap }: { hallId: string; gap: HallGap }) {
  const { from, to: until, pavilions, area, candidates, candidateCount } = gap
  const isSignedIn = useSession().token !== null
  const hidden = candidateCount - candidates.length
  const codes = pavilions.slice(0, named).join(' ')
  return (
    <div className={styles.gap}>
      <button
        type="button"
        className={styles.open}
        onClick={() =>
          navigateTo(
            to('/pages/hallSchedule/addHallSchedule', { hallId, pavilion: pavilions[0], date: from }),
          )
        }
      >
        <span className={styles.words}>
          <b>{formatDays(from, until)}</b>
          <FactLine
            facts={[
              t('hall.dayCount', { n: daysBetween(from, until) + 1 }),
              pavilions.length > named ? t('hall.pavilionCount', { n: pavilions.length }) : codes,
              area !== null && formatArea(area),
            ]}
          />
        </span>
        <Icon name="plus" size={20} />
      </button>
      {candidateCount > 0 && <p className={styles.count}>{t('hall.gapCandidates', { n: candidateCount })}</p>}
      {candidates.map((candidate) => (
        <Candidate key={candidate.editionId} candidate={candidate} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => void (isSignedIn ? showUpgrade(t('hall.gaps')) : askToSignIn())}
        >
          <Icon name="lock" size={16} />
          {isSignedIn ? t('hall.candidatesMore', { n: hidden }) : t('hall.candidatesSignIn')}
        </button>
      )}
    </div>
  )
}

function Candidate({ candidate }: { candidate: GapCandidate }) {
  const { editionId, name, startDate, endDate, reason } = candidate
  return (
    <button
      type="button"
      className={styles.candidate}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))}
    >
      <span className={styles.name}>{name}</span>
      <FactLine
        facts={[
          t(reason === 'sameHall' ? 'hall.candidateHere' : 'hall.candidateCity'),
          formatDays(startDate, endDate, { weekdays: false }),
        ]}
      />
    </button>
  )
}
