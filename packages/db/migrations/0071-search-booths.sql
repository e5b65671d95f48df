-- Companies that stood on a booth of their own builder (特装, 光地): `*c`, as packages/search/src/companyFacts.ts writes it.
update company_search s set tokens = s.tokens || array_to_tsvector(array['*c'])
from (
  select distinct x.company_id from exhibitor x
  join exhibition_edition e on e.id = x.edition_id and e.set_status is distinct from 'cancelled'
  where x.company_id is not null and x.withdrawn_at is null and x.booth_type in ('custom', 'raw')
) built
where built.company_id = s.company_id;
