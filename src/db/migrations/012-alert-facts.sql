-- JSON of the facts in an alert's message, for pages in other languages; null until the health is next computed.
alter table health_alerts add column facts text;
