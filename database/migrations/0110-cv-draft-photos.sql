-- The photo that was chosen for a CV and not saved with it yet.
alter table cv_drafts add column image_key text;
