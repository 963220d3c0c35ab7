-- Whether somebody uses a picture is asked an hour after it was stored.
create index cvs_image_key on cvs (image_key) where image_key is not null;
create index cv_drafts_image_key on cv_drafts (image_key) where image_key is not null;
create index businesses_logo_path on businesses (logo_path) where logo_path is not null;
