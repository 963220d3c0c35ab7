-- Whose calendar has the time that was taken: the position's contact at that moment.
alter table interviews add column agreed_with text;
update interviews set agreed_with = positions.contact_email
from applications join positions on positions.id = applications.position_id
where applications.id = interviews.application_id and chosen is not null;
