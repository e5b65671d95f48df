import { attributionDays } from '@zhzz/contract/schedule/choices.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { EditionReview } from '#pages/exhSchedule/review/EditionReview.tsx'
import { saveSheet } from '#pages/exhSchedule/review/saveSheet.ts'
import { YearReview } from '#pages/exhSchedule/review/YearReview.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'

/** 展会复盘: of one edition, or of a year. */
export default definePage(
  { params: ['editionId?', 'year?', 'days?'], bar: 'own' },
  function ExhReviewPage({ params }) {
    const { editionId } = params
    const windowDays = attributionDays.find((days) => String(days) === params.days) ?? 180
    const year = /^20\d\d$/.test(params.year ?? '')
      ? Number(params.year)
      : Number(shanghaiToday().slice(0, 4))
    return (
      <>
        <NavBar
          title={t('title.exhReview')}
          onBack={() => navigateBack()}
          end={
            editionId === undefined && (
              <IconButton
                icon="download"
                label={t('review.asSheet')}
                onClick={() => void saveSheet({ year, windowDays })}
              />
            )
          }
        />
        {editionId === undefined ? (
          <YearReview year={year} windowDays={windowDays} />
        ) : (
          <EditionReview editionId={editionId} windowDays={windowDays} />
        )}
      </>
    )
  },
)
