-- Apart from `content_changed_at`, which makes an open form of the texts stale: the pictures are no part of it.
alter table businesses add column pictures_changed_at timestamptz;
