-- JSON of what an alert's message says, for pages in other languages; null until the health is next worked out.
alter table health_alerts add column facts text;
