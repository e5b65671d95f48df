import { type CalendarEvent, calendarFile } from '#platform/calendarFile.ts'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { platformKind } from '#platform/kind.ts'

/** Hands the event to the device's calendar as a file that it opens. Throws DeviceRefusal where files cannot be saved. */
export function saveToCalendar(event: CalendarEvent): void {
  // WeChat's browser saves no files.
  if (platformKind() === 'wechat') throw new DeviceRefusal('calendar', 'missing')
  const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${event.title}.ics`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
