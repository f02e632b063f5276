-- A jump in members without one in users online, as JSON; null if there is none.
alter table listing_counts add column jump text;
