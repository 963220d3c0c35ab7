-- What staff took down before 0148 stays down too: the trace knows it, and nobody has switched it since.
with switched as (
  select distinct on (subject_id) subject_id, after ->> 'isActive' = 'false' as is_off, created_at
  from staff_actions where subject = 'position' and after ? 'isActive'
  order by subject_id, id desc
)
update positions set stopped_by_staff_at = switched.created_at
from switched
where switched.subject_id = positions.id and switched.is_off
  and not positions.is_active and positions.stopped_by_staff_at is null
  and positions.closed_at between switched.created_at - interval '1 minute' and switched.created_at + interval '1 minute';

with switched as (
  select distinct on (subject_id) subject_id, after ->> 'isActive' = 'false' as is_off, created_at
  from staff_actions where subject = 'business' and after ? 'isActive'
  order by subject_id, id desc
)
update businesses set stopped_by_staff_at = switched.created_at
from switched
where switched.subject_id = businesses.id and switched.is_off
  and not businesses.is_active and businesses.stopped_by_staff_at is null
  and not exists (
    select from business_events event
    where event.business_id = businesses.id and event.kind in ('activated', 'deactivated')
      and event.created_at > switched.created_at
  );
