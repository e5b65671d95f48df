import { Component, type ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { navigateBack } from '#nav/navigate.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Keeps the fault of one page from taking the others with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <NavBar title={t('shell.appName')} onBack={() => navigateBack()} />
        <Blank
          drawing="error"
          title={t('shell.somethingWrong')}
          text={t('shell.somethingWrongAction')}
          action={{ label: t('shell.reload'), onClick: () => this.setState({ broken: false }) }}
        />
      </>
    )
  }
}
