import { Activity, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { followScroll } from '#app/followScroll.ts'
import { watchWideNow, wideNow } from '#app/loadWide.ts'
import { PageContent } from '#app/PageContent.tsx'
import styles from '#app/PageStack.module.css'
import { drawnEntries, type Entry, nextStack, type Stack } from '#app/stack.ts'
import { TabBar } from '#app/TabBar.tsx'
import type { Pane, Panes } from '#app/wide/panes.ts'
import { here, watchHistory } from '#nav/history.ts'
import { actIn, PageContext } from '#nav/page.ts'
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
  const wide = useOutside(watchWideNow, wideNow)
  const [seen, setSeen] = useState<typeof newest | null>(null)
  const [kept, setKept] = useState<Stack | null>(null)
  let stack = kept
  if (seen !== newest) {
    const { place, arrival } = newest
    stack = nextStack(kept, place, arrival, { isTab: isTab(place.path), isTransparent: isTransparent(place) })
    setSeen(newest)
    setKept(stack)
  }
  const whole = wide && stack ? wide.withLeft(stack) : stack
  if (whole !== stack) {
    stack = whole
    setKept(whole)
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
  const panes: Panes = wide ? wide.panesOf(stack) : {}
  const beside = panes.right?.place ?? null
  return (
    <>
      {drawnEntries(stack).map((entry) => {
        const onTop = entry.id === top.id
        const atLeft = entry === panes.left
        const pane = atLeft ? 'left' : entry === panes.right ? 'right' : undefined
        // Side by side nothing slides.
        const out = entry.id === leaving?.id && !panes.left
        const inUse = onTop || (atLeft && !under)
        return (
          <Activity
            key={entry.id}
            mode={onTop || out || atLeft || entry.id === under?.id ? 'visible' : 'hidden'}
          >
            <Page
              entry={entry}
              inUse={inUse}
              pane={pane}
              beside={atLeft ? beside : null}
              motion={panes.left ? undefined : motionOf(stack, entry)}
              onEnd={settle}
            />
          </Activity>
        )
      })}
      {wide && (
        <wide.WideFrame first={(panes.left ?? shown).place} isFree={Boolean(panes.left && !panes.right)} />
      )}
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
  inUse: boolean
  pane: Pane | undefined
  beside: Entry['place'] | null
  motion: string | undefined
  onEnd: () => void
}

function Page({ entry, inUse, pane, beside, motion, onEnd }: PageProps) {
  const { isShown } = useOutside(watchTabBar, tabBarState)
  const box = useRef<HTMLElement>(null)
  const scroll = useRef(0)
  // Runs again each time the page comes back to the top; some browsers drop the scroll of what is not displayed.
  useLayoutEffect(() => {
    const page = box.current
    if (!page) return undefined
    if (page.scrollTop !== scroll.current) page.scrollTop = scroll.current
    return followScroll(page, (top) => {
      scroll.current = top
    })
  }, [])
  const { key, path, query } = entry.place
  const state = useMemo(() => ({ place: entry.place, visible: inUse, beside }), [entry.place, inUse, beside])
  const act = () => actIn(key)
  return (
    <section
      ref={box}
      className={cx(
        styles.page,
        entry.tab && isShown && styles.tab,
        isTransparent(entry.place) && styles.transparent,
        pane && styles[pane],
        motion,
      )}
      data-page={path}
      data-key={key}
      data-pane={pane}
      inert={!inUse}
      onPointerDownCapture={act}
      onKeyDownCapture={act}
      onClickCapture={act}
      onAnimationEnd={(event) => {
        if (event.target === box.current) onEnd()
      }}
    >
      <PageContext value={state}>
        <PageContent path={path} query={query} />
      </PageContext>
    </section>
  )
}
