import { Activity, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PageContent } from '#app/PageContent.tsx'
import styles from '#app/PageStack.module.css'
import { drawnEntries, type Entry, nextStack, type Stack } from '#app/stack.ts'
import { TabBar } from '#app/TabBar.tsx'
import { here, watchHistory } from '#nav/history.ts'
import { PageContext } from '#nav/page.ts'
import { transparentPages } from '#nav/specPages.ts'
import { isTab, tabBarState, watchTabBar } from '#nav/tabs.ts'
import { useOutside } from '#platform/useOutside.ts'
import { cx } from '#ui/cx.ts'

/** Longer than any slide: the end of an animation can get lost, e.g. in a hidden window. */
const slideMilliseconds = 400

/**
 * The pages of the history, kept alive as in a native app: a page that lies behind another one keeps its DOM, scroll,
 * state and data, and stops its effects.
 */
export function PageStack() {
  const newest = useOutside(watchHistory, here)
  const [seen, setSeen] = useState<typeof newest | null>(null)
  const [kept, setKept] = useState<Stack | null>(null)
  let stack = kept
  if (seen !== newest) {
    const { place, arrival } = newest
    stack = nextStack(kept, place, arrival, { isTab: isTab(place.path), isTransparent: isTransparent(place) })
    setSeen(newest)
    setKept(stack)
  }
  const leaving = stack?.leaving ?? null
  const settle = useCallback(() => setKept((now) => now && { ...now, leaving: null, motion: 'none' }), [])
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(settle, slideMilliseconds)
    return () => clearTimeout(timer)
  }, [leaving, settle])
  if (!stack) return null
  const { top, under } = stack
  const shown = under ?? top
  return (
    <>
      {drawnEntries(stack).map((entry) => {
        const onTop = entry.id === top.id
        const out = entry.id === leaving?.id
        return (
          <Activity key={entry.id} mode={onTop || out || entry.id === under?.id ? 'visible' : 'hidden'}>
            <Page entry={entry} onTop={onTop} motion={motionOf(stack, entry)} onEnd={settle} />
          </Activity>
        )
      })}
      {shown.tab && <TabBar path={shown.place.path} isCovered={under !== null} />}
    </>
  )
}

function isTransparent({ path }: Entry['place']): boolean {
  return transparentPages.includes(path)
}

function motionOf({ motion, top, leaving }: Stack, entry: Entry): string | undefined {
  const onTop = entry.id === top.id
  const out = entry.id === leaving?.id
  if (motion === 'none' || (!onTop && !out)) return undefined
  // What is transparent fades over a page that stays where it is.
  if (motion === 'push' && isTransparent(top.place)) return onTop ? styles.fadeIn : undefined
  if (leaving && isTransparent(leaving.place)) return out ? styles.fadeOut : undefined
  if (motion === 'push') return onTop ? styles.in : styles.under
  return onTop ? styles.back : styles.out
}

interface PageProps {
  entry: Entry
  onTop: boolean
  motion: string | undefined
  onEnd: () => void
}

function Page({ entry, onTop, motion, onEnd }: PageProps) {
  const { isShown } = useOutside(watchTabBar, tabBarState)
  const box = useRef<HTMLElement>(null)
  const scroll = useRef(0)
  // Runs again each time the page comes back to the top; some browsers drop the scroll of what is not displayed.
  useLayoutEffect(() => {
    const page = box.current
    if (!page) return undefined
    if (page.scrollTop !== scroll.current) page.scrollTop = scroll.current
    const keep = () => {
      scroll.current = page.scrollTop
    }
    page.addEventListener('scroll', keep, { passive: true })
    return () => page.removeEventListener('scroll', keep)
  }, [])
  const state = useMemo(() => ({ place: entry.place, visible: onTop }), [entry.place, onTop])
  return (
    <section
      ref={box}
      className={cx(
        styles.page,
        entry.tab && isShown && styles.tab,
        isTransparent(entry.place) && styles.transparent,
        motion,
      )}
      data-page={entry.place.path}
      inert={!onTop}
      onAnimationEnd={(event) => {
        if (event.target === box.current) onEnd()
      }}
    >
      <PageContext value={state}>
        <PageContent path={entry.place.path} query={entry.place.query} />
      </PageContext>
    </section>
  )
}
