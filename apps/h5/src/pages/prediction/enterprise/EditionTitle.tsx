import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/enterprise/EditionTitle.module.css'
import { NavBar } from '#ui/NavBar.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** The edition that is spoken of, in the bar itself: its name, days and place; a tap opens it. */
export function EditionTitle({ edition }: { edition: EditionCard | undefined }) {
  if (!edition) return <NavBar title={t('title.predictedCompanies')} onBack={() => navigateBack()} />
  return (
    <NavBar onBack={() => navigateBack()}>
      <button
        type="button"
        className={styles.edition}
        onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
      >
        <h1 className={styles.name}>{edition.name}</h1>
        <FactLine
          facts={[
            formatDays(edition.startDate, edition.endDate),
            edition.cityName,
            <Countdown key="countdown" edition={edition} />,
          ]}
        />
      </button>
    </NavBar>
  )
}
