-- When the document was last changed, as far as the form knew in which the draft was written.
alter table cv_drafts add column based_on timestamptz;
alter table cover_letter_drafts add column based_on timestamptz;
