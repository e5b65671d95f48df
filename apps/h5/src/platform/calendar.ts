import { type CalendarEvent, calendarFile } from '#platform/calendarFile.ts'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { platformKind } from '#platform/kind.ts'
import { saveBlob } from '#platform/saveFile.ts'

/** Hands the event to the device's calendar as a file that it opens. Throws DeviceRefusal where files cannot be saved. */
export function saveToCalendar(event: CalendarEvent): void {
  saveCalendar(event.title, calendarFile(event, new Date()))
}

/** The same with a calendar that is written already. */
export function saveCalendar(name: string, ics: string): void {
  // WeChat's browser saves no files.
  if (platformKind() === 'wechat') throw new DeviceRefusal('calendar', 'missing')
  saveBlob(`${name}.ics`, new Blob([ics], { type: 'text/calendar;charset=utf-8' }))
}
