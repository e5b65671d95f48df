import type { CompanyFacts, PrintedName } from '@zhzz/contract/operate/match.ts'
import { Button, Flex, Input, type InputRef } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Choices, isTyping, keyCap } from '#match/Choices.tsx'
import { Found } from '#match/Found.tsx'
import type { Verdict } from '#match/NameQueue.ts'
import { Printed } from '#match/Printed.tsx'
import { t } from '#words.ts'

type Reviewed = { name: PrintedName; onDecide: (verdict: Verdict) => void }

/** One printed name, whom it may be, and the keys that say which: numbers, 0, L; / looks for others. */
export function Review({ name, onDecide }: Reviewed) {
  const [words, setWords] = useState(name.candidates.length === 0 ? name.name : '')
  const search = useRef<InputRef>(null)
  const choose = useCallback(
    ({ id, name: company }: CompanyFacts) => onDecide({ verdict: 'company', companyId: id, company }),
    [onDecide],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      if (event.key === '0') onDecide({ verdict: 'none' })
      else if (event.key.toLowerCase() === 'l') onDecide({ verdict: 'later' })
      else if (event.key === '/') search.current?.focus({ cursor: 'all' })
      else if (event.key === 'Escape') setWords('')
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onDecide])
  return (
    <Flex vertical gap={16}>
      <Printed name={name} />
      <Flex gap={8} wrap>
        <Button onClick={() => onDecide({ verdict: 'none' })}>
          <kbd style={keyCap}>0</kbd> {t('isNone')}
        </Button>
        <Button onClick={() => onDecide({ verdict: 'later' })}>
          <kbd style={keyCap}>L</kbd> {t('later')}
        </Button>
        <Input
          ref={search}
          aria-label={t('searchCompany')}
          placeholder={`/  ${t('searchHint')}`}
          defaultValue={words}
          style={{ width: 360 }}
          maxLength={100}
          onPressEnter={({ currentTarget }) => {
            setWords(currentTarget.value.trim())
            currentTarget.blur()
          }}
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        />
      </Flex>
      {words !== '' ? (
        <Found words={words} except={name.id} onChoose={choose} />
      ) : name.candidates.length === 0 ? (
        <p>{t('noCandidates')}</p>
      ) : (
        <Choices companies={name.candidates} onChoose={choose} />
      )}
    </Flex>
  )
}
