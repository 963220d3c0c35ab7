-- As 0148 has it for businesses and positions: a form that staff took down stays down.
alter table application_forms add column stopped_by_staff_at timestamptz;

-- Few are: the staff's positions are listed without theirs.
create index businesses_rejected on businesses (id) where approval_status = 'rejected';

-- As 0156: so does what they took down before this was noted and nobody has changed since.
with switched as (
  select distinct on (subject_id) subject_id, after ->> 'isActive' = 'false' as is_off, created_at
  from staff_actions where subject = 'application-form' and after ? 'isActive'
  order by subject_id, id desc
)
update application_forms set stopped_by_staff_at = switched.created_at
from switched
where switched.subject_id = application_forms.id and switched.is_off
  and not application_forms.is_active and application_forms.updated_at <= switched.created_at + interval '1 minute';
