import type { Output } from '@zhzz/contract/endpoint.ts'
import type { team } from '@zhzz/contract/team/calls.ts'
import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import { handOverHows } from '@zhzz/contract/team/handOverHows.ts'
import { changeFacts } from '#followUp/heldFacts.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/HandOverSheet.module.css'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

const words = { one: 'handOver.one', turns: 'handOver.turns', region: 'handOver.region' } as const

interface HandOverChoiceProps {
  to: HandOverRule
  people: Output<typeof team.handOverPreview>['people']
  onChange: (to: HandOverRule) => void
}

/** To one person or by a rule; and what becomes of what each has. */
export function HandOverChoice({ to, people, onChange }: HandOverChoiceProps) {
  const nameOf = ({ name }: { name: string | null }) => name ?? t('mySchedule.unnamed')
  const changed = people.map((person) => ({ ...person, facts: changeFacts(person.before, person.after) }))
  const taker = changed.find(({ facts }) => facts.length > 0)
  return (
    <>
      <ChoiceList
        label={t('handOver.how')}
        choices={handOverHows.map((value) => ({ value, label: t(words[value]) }))}
        chosen={to.how}
        inline
        onChoose={(how) => onChange({ how })}
      />
      {to.how === 'one' ? (
        <ChoiceList
          label={t('handOver.who')}
          choices={people.map((person) => ({ value: person.subAccountId, label: nameOf(person) }))}
          chosen={to.subAccountId ?? taker?.subAccountId ?? null}
          onChoose={(subAccountId) => onChange({ how: 'one', subAccountId })}
        />
      ) : (
        <p className={styles.says}>{t(to.how === 'turns' ? 'handOver.turnsText' : 'handOver.regionText')}</p>
      )}
      <ul className={styles.after}>
        {changed
          .filter(({ facts }) => facts.length > 0)
          .map((person) => (
            <li key={person.subAccountId}>
              <b>{nameOf(person)}</b>
              <FactLine facts={person.facts} />
            </li>
          ))}
      </ul>
    </>
  )
}
