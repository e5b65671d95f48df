import { sql } from 'kysely'

/** Of a query over `sub_account as person`: what the person may do by roles and alone, each once. */
export const grantedPermissions = sql<string[]>`(
  select coalesce(array_agg(distinct given.code order by given.code), '{}') from (
    select unnest(person.permissions) as code
    union all select permission_code from role_permission where role_code = any(person.roles)) as given)`
