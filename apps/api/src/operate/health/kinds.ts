import type { healthKinds } from '@zhzz/contract/operate/dataHealth.ts'

/** What is counted of one table. */
export type Kind = {
  kind: (typeof healthKinds)[number]
  table: string
  /** Which of its rows count. */
  where: string
  /** What pages show of it, which is "-" where it is empty. */
  columns: readonly string[]
  /** Columns that hold a number which is never unknown: 0 is what is missing. */
  counted?: readonly string[]
  /** What somebody should look at, each as a condition. */
  gaps: Readonly<Record<string, string>>
}

export const kinds: readonly Kind[] = [
  {
    kind: 'companies',
    table: 'company',
    where: 'merged_into_id is null',
    columns: [
      'unified_social_credit_code',
      'english_name',
      'legal_representative',
      'registration_status',
      'establish_date',
      'registered_capital',
      'enterprise_type',
      'industry_code',
      'region_code',
      'registered_address',
      'business_scope',
      'introduction',
      'website',
      'staff_scale',
      'insured_count',
      'products',
      'logo_url',
    ],
    counted: ['contact_count', 'exhibition_count'],
    gaps: { knownFromListOnly: "known_from = 'list'" },
  },
  {
    kind: 'editions',
    table: 'exhibition_edition',
    where: "set_status is distinct from 'cancelled'",
    columns: [
      'english_name',
      'edition_no',
      'hall_id',
      'venue_text',
      'region_code',
      'introduction',
      'website',
      'poster_url',
      'open_hours',
      'move_in_start',
      'move_out_end',
      'registration_deadline',
      'drawing_review_deadline',
      'freight_deadline',
      'concurrent_events',
    ],
    counted: ['listed_exhibitor_count'],
    gaps: {
      endedWithoutList: 'listed_exhibitor_count = 0 and end_date < current_date',
      comingWithoutList: 'listed_exhibitor_count = 0 and end_date >= current_date',
      withoutHall: 'hall_id is null',
    },
  },
  {
    kind: 'exhibitors',
    table: 'exhibitor',
    where: 'withdrawn_at is null',
    columns: [
      'company_id',
      'booth_no',
      'booth_area',
      'pavilion_code',
      'listed_english_name',
      'industry_text',
      'introduction',
      'products',
      'topic_codes',
      'region_code',
      'country_code',
      'is_first_time',
    ],
    gaps: { unmatched: "match_status = 'unmatched'", candidate: "match_status = 'candidate'" },
  },
  {
    kind: 'halls',
    table: 'hall',
    where: 'true',
    columns: [
      'english_name',
      'region_code',
      'address',
      'longitude',
      'indoor_area',
      'outdoor_area',
      'pavilion_count',
      'meeting_room_count',
      'parking_count',
      'opened_year',
      'operator_name',
      'phone',
      'website',
      'traffic',
      'truck_rules',
      'introduction',
    ],
    gaps: {
      withoutChineseName: "coalesce(known_name, name) !~ '[一-龥]'",
      withoutPavilions: 'not exists (select from pavilion p where p.hall_id = t.id)',
    },
  },
  {
    kind: 'contacts',
    table: 'contact',
    where: 'tenant_id is null',
    columns: ['contact_name', 'position', 'department', 'phone_area', 'status_checked_at'],
    gaps: { badNumber: "number_status in ('empty', 'stopped')" },
  },
  {
    kind: 'visitors',
    table: 'visitor_organization',
    where: 'true',
    columns: ['company_id', 'region_code', 'country_code', 'industry_text', 'interests', 'visitor_count'],
    gaps: { unmatched: 'company_id is null' },
  },
]
