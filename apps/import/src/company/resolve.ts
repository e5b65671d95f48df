/**
 * Which company each row of the batch is (decision record 012): the one with its credit code; else the one with its
 * name that has no other code and no other registration number; else the one known only from an exhibitor list
 * under a former name of it. A row without a code whose name several companies bear is left ambiguous. A record that
 * was joined to another keeps what its own rows say, unseen: the other one's facts are another's. A name that was put
 * right is known as the company's still. Of a new one `company_id` stays null; it gets the row's own id.
 */
export const resolve = [
  `update incoming_company i set company_id = case when c.known_from = 'list' then coalesce(c.merged_into_id, c.id) else c.id end,
     is_new = false
   from company c where c.unified_social_credit_code = i.unified_social_credit_code`,

  `update incoming_company i set company_id = found.id, is_new = false, is_by_name = true, is_ambiguous = found.id is null
   from (
     select i.line,
       case when count(*) = 1 or i.unified_social_credit_code is not null then (array_agg(c.id order by c.same_no desc, c.id))[1]
            when count(*) filter (where c.same_no) = 1 then (array_agg(c.id) filter (where c.same_no))[1]
            when count(*) filter (where c.has_no_code) = 1 then (array_agg(c.id) filter (where c.has_no_code))[1] end as id
     from incoming_company i
     cross join lateral (
       select id, unified_social_credit_code is null as has_no_code,
         coalesce(registration_no = i.registration_no, false) as same_no
       from company
       where name_key = i.name_key and merged_into_id is null
         and (i.unified_social_credit_code is null or unified_social_credit_code is null)
         and (i.unified_social_credit_code is null or registration_no is null or i.registration_no is null
           or registration_no = i.registration_no)
     ) c
     where i.is_new
     group by i.line, i.unified_social_credit_code
   ) found
   where found.line = i.line`,

  `update incoming_company i set company_id = found.id, is_new = false, is_by_name = true
   from (
     select distinct on (i.line) i.line, c.id from incoming_company i join company c on c.name_key = i.name_key
     where i.is_new and c.merged_into_id is not null and c.known_from = 'registry' and (i.unified_social_credit_code is null
       or c.unified_social_credit_code is null and c.registration_no = i.registration_no)
     order by i.line, c.registration_no = i.registration_no desc nulls last, c.id
   ) found
   where found.line = i.line`,

  `update incoming_company i set company_id = c.id, is_new = false, is_by_name = true
   from fact_correction k cross join jsonb_array_elements_text(k.wrong -> 'name_key') said (key)
   join company c on c.id = k.row_id
   where k.table_name = 'company' and i.is_new and said.key = i.name_key
     and (i.unified_social_credit_code is null or c.unified_social_credit_code is null)`,

  `update incoming_company i set company_id = found.id, is_new = false, is_by_name = true
   from (
     select former.line, min(c.id::text)::uuid as id
     from (select line, unnest(former_keys) as key from incoming_company where is_new and former_keys <> '{}') former
     join company c on c.name_key = former.key
     where c.known_from = 'list' and c.unified_social_credit_code is null and c.merged_into_id is null
     group by former.line
   ) found
   where found.line = i.line`,

  // One record can take one code: of several rows with codes that found it by its name the first one has it.
  `update incoming_company i set company_id = null, is_new = true, is_by_name = false
   from (
     select line, row_number() over (partition by company_id order by line) as place from incoming_company
     where is_by_name and company_id is not null and unified_social_credit_code is not null
   ) by_name
   where by_name.line = i.line and by_name.place > 1`,
]

/** Companies known only from lists whose name a registry record turns out to bear now, and the record. */
export const listedAlike = `
  select distinct on (l.id) l.id as "fromId", i.company_id as "toId"
  from incoming_company i join company l on l.name_key = i.name_key
  where i.company_id is not null and not i.is_new and l.id <> i.company_id
    and l.known_from = 'list' and l.unified_social_credit_code is null and l.merged_into_id is null
    and i.unified_social_credit_code is not null and not exists (
      select from company_join j where j.from_id = l.id and j.to_id = i.company_id and j.parted_at is not null
      union all select from company_apart a where a.company_id = l.id and a.other_id = i.company_id
      union all select from company_apart a where a.other_id = l.id and a.company_id = i.company_id)`
