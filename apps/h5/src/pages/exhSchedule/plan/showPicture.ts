import type { YearPlan } from '@zhzz/contract/schedule/plan.ts'
import { createElement } from 'react'
import { t } from '#i18n/t.ts'
import { drawPlan } from '#pages/exhSchedule/plan/drawPlan.ts'
import { PlanPicture } from '#pages/exhSchedule/plan/PlanPicture.tsx'
import { platformKind } from '#platform/kind.ts'
import { saveBlob } from '#platform/saveFile.ts'
import { sharing } from '#platform/share.ts'
import { ask } from '#ui/overlay/dialog.ts'

/** Draws the plan on this device and shows it, to be shared or saved; in WeChat to be held. */
export async function showPicture(plan: YearPlan, year: number, name: string): Promise<void> {
  const picture = new File([await drawPlan(plan, year)], `${name}.png`, { type: 'image/png' })
  const address = URL.createObjectURL(picture)
  const isHeld = platformKind() === 'wechat'
  const answer = await ask({
    title: name,
    body: createElement(PlanPicture, { address, year, isHeld }),
    actions: isHeld
      ? [{ label: t('shell.gotIt'), look: 'main' }]
      : [
          { label: t('yearPlan.savePicture'), look: 'quiet' },
          { label: t('shell.share'), look: 'main' },
        ],
  })
  if (!isHeld && answer !== null) {
    const outcome = answer === 1 ? await (await sharing()).sharePicture(picture) : 'unsupported'
    if (outcome === 'unsupported') saveBlob(picture.name, picture)
  }
  URL.revokeObjectURL(address)
}
