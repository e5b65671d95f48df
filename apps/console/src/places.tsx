import type { OperatorRole } from '@zhzz/contract/operatorRole.ts'
import type { ComponentType } from 'react'
import { AccessKeysPage } from '#pages/AccessKeysPage.tsx'
import { AnnouncementsPage } from '#pages/AnnouncementsPage.tsx'
import { ApplicationsPage } from '#pages/ApplicationsPage.tsx'
import { ArticlesPage } from '#pages/ArticlesPage.tsx'
import { AuthenticationsPage } from '#pages/AuthenticationsPage.tsx'
import { BackupsPage } from '#pages/BackupsPage.tsx'
import { CataloguePage } from '#pages/CataloguePage.tsx'
import { CorrectPage } from '#pages/CorrectPage.tsx'
import { DuplicatesPage } from '#pages/DuplicatesPage.tsx'
import { ExhibitionCorrectPage } from '#pages/ExhibitionCorrectPage.tsx'
import { FiguresPage } from '#pages/FiguresPage.tsx'
import { ForecastsPage } from '#pages/ForecastsPage.tsx'
import { GlancePage } from '#pages/GlancePage.tsx'
import { HealthPage } from '#pages/HealthPage.tsx'
import { HotWordsPage } from '#pages/HotWordsPage.tsx'
import { ImportsPage } from '#pages/ImportsPage.tsx'
import { JobsPage } from '#pages/JobsPage.tsx'
import { LogPage } from '#pages/LogPage.tsx'
import { MatchPage } from '#pages/MatchPage.tsx'
import { NamesPage } from '#pages/NamesPage.tsx'
import { NumbersPage } from '#pages/NumbersPage.tsx'
import { OperatorsPage } from '#pages/OperatorsPage.tsx'
import { OrdersPage } from '#pages/OrdersPage.tsx'
import { PeoplePage } from '#pages/PeoplePage.tsx'
import { PrivacyRequestsPage } from '#pages/PrivacyRequestsPage.tsx'
import { ReportsPage } from '#pages/ReportsPage.tsx'
import { ServicePage } from '#pages/ServicePage.tsx'
import { SettingsPage } from '#pages/SettingsPage.tsx'
import { TextMessagesPage } from '#pages/TextMessagesPage.tsx'
import type { Key } from '#words.ts'

/** A page, and the role that opens it. */
export type Place = { path: string; role: OperatorRole; title: Key; about: Key; page: ComponentType }

export const places: readonly Place[] = [
  { path: '/imports', role: 'data', title: 'imports', about: 'importsAbout', page: ImportsPage },
  { path: '/health', role: 'data', title: 'health', about: 'healthAbout', page: HealthPage },
  { path: '/matches', role: 'data', title: 'matches', about: 'matchesAbout', page: MatchPage },
  {
    path: '/duplicates',
    role: 'data',
    title: 'duplicates',
    about: 'duplicatesAbout',
    page: DuplicatesPage,
  },
  {
    path: '/corrections',
    role: 'data',
    title: 'corrections',
    about: 'correctionsAbout',
    page: CorrectPage,
  },
  {
    path: '/exhibition-corrections',
    role: 'data',
    title: 'exhibitionCorrections',
    about: 'exhibitionCorrectionsAbout',
    page: ExhibitionCorrectPage,
  },
  { path: '/names', role: 'data', title: 'names', about: 'namesAbout', page: NamesPage },
  { path: '/people', role: 'people', title: 'peoplePage', about: 'peopleAbout', page: PeoplePage },
  { path: '/numbers', role: 'people', title: 'numbers', about: 'numbersAbout', page: NumbersPage },
  { path: '/orders', role: 'people', title: 'orders', about: 'ordersAbout', page: OrdersPage },
  {
    path: '/authentications',
    role: 'people',
    title: 'authentications',
    about: 'authenticationsAbout',
    page: AuthenticationsPage,
  },
  { path: '/reports', role: 'people', title: 'reports', about: 'reportsAbout', page: ReportsPage },
  {
    path: '/applications',
    role: 'people',
    title: 'applications',
    about: 'applicationsAbout',
    page: ApplicationsPage,
  },
  {
    path: '/privacy-requests',
    role: 'people',
    title: 'privacyRequests',
    about: 'privacyRequestsAbout',
    page: PrivacyRequestsPage,
  },
  {
    path: '/access-keys',
    role: 'people',
    title: 'accessKeys',
    about: 'accessKeysAbout',
    page: AccessKeysPage,
  },
  {
    path: '/text-messages',
    role: 'people',
    title: 'textMessages',
    about: 'textMessagesAbout',
    page: TextMessagesPage,
  },
  {
    path: '/announcements',
    role: 'content',
    title: 'announcements',
    about: 'announcementsAbout',
    page: AnnouncementsPage,
  },
  { path: '/articles', role: 'content', title: 'articles', about: 'articlesAbout', page: ArticlesPage },
  { path: '/catalogue', role: 'content', title: 'catalogue', about: 'catalogueAbout', page: CataloguePage },
  { path: '/hot-words', role: 'content', title: 'hotWords', about: 'hotWordsAbout', page: HotWordsPage },
  { path: '/service', role: 'content', title: 'service', about: 'serviceAbout', page: ServicePage },
  { path: '/glance', role: 'running', title: 'glance', about: 'glanceAbout', page: GlancePage },
  { path: '/forecasts', role: 'running', title: 'forecasts', about: 'forecastsAbout', page: ForecastsPage },
  { path: '/backups', role: 'running', title: 'backups', about: 'backupsAbout', page: BackupsPage },
  { path: '/settings', role: 'running', title: 'settings', about: 'settingsAbout', page: SettingsPage },
  { path: '/figures', role: 'running', title: 'figures', about: 'figuresAbout', page: FiguresPage },
  { path: '/jobs', role: 'running', title: 'jobs', about: 'jobsAbout', page: JobsPage },
  { path: '/log', role: 'running', title: 'log', about: 'logAbout', page: LogPage },
  { path: '/operators', role: 'operators', title: 'operators', about: 'operatorsAbout', page: OperatorsPage },
]
