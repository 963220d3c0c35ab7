-- What the list shows of a newsletter, drawn when it is written. Of those that were written before it is drawn when it is shown.
alter table newsletters add column preview_html text;
