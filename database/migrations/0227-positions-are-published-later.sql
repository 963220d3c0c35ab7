-- From when everybody may see a position, where its employer chose a day: null is as soon as it is approved.
alter table positions add column publish_from timestamptz;
