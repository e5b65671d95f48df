import { type RawBuilder, sql } from 'kysely'

/** When 免打扰 ends for the person of `setting`, which may be null, in the time of the person; null: it is not now. */
export function quietEnds(now: Date): RawBuilder<Date | null> {
  return sql`(select case when is_on and case when first < last then hour >= first and hour < last
        else first > last and (hour >= first or hour < last) end
      then (local::date + case when hour < last then 0 else 1 end + last) at time zone zone end
    from (select local, local::time as hour, coalesce(setting.quiet_on, true) as is_on,
        coalesce(setting.quiet_from, '22:00') as first, coalesce(setting.quiet_to, '08:00') as last, zone
      from (select ${now}::timestamptz at time zone zone as local, zone
        from (select coalesce(setting.time_zone, 'Asia/Shanghai') as zone) as place) as place) as asked)`
}
