-- What somebody is putting right in an application that was sent, until it is sent anew. The employer never has it.
create table correction_drafts (
  application_id uuid primary key references applications on delete cascade,
  -- As that of application_drafts; its files may also be those of the application.
  content jsonb not null,
  updated_at timestamptz not null,
  writer text
);

create index correction_drafts_updated_at on correction_drafts (updated_at);
