/**
 * The line icons of the first screen: 24 × 24, one path each, whose closed parts are filled where an icon is chosen.
 * The build holds them to it.
 */
export const firstIcons = {
  back: 'M15 5l-7 7 7 7',
  down: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 10.5L12 4l8 6.5V19a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  apps: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM16.5 14v5M14 16.5h5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  bell: 'M6 10a6 6 0 0 1 12 0v4l1.5 3h-15L6 14zM10 20h4',
  building:
    'M5 20V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9M3 20h18M8.5 8h3M8.5 12h3M8.5 16h3',
  fair: 'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9h16M8.7 9v2a2.3 2.3 0 0 1-4.7 0M15.3 9v2a3.3 3.3 0 0 1-6.6 0M20 11a2.3 2.3 0 0 1-4.7 0M10 20v-4h4v4',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5v4M16 3.5v4',
  trend: 'M4 17l5-6 4 3 7-8M15.5 6H20v4.5',
  note: 'M6 4h12v16H6zM9 9h6M9 12.5h6M9 16h3',
  lock: 'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  network:
    'M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M10 16.5a3 3 0 0 1 4 0M12 19.5m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
} as const
