-- Short words that those who handle an application put on it. There are no others: a label is known while an application has it.
create table application_labels (
  application_id uuid not null references applications (id) on delete cascade,
  -- By which two ways of writing the same are one.
  key text not null,
  label text not null check (char_length(label) between 1 and 30),
  primary key (application_id, key)
);
