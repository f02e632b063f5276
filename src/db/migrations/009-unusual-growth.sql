-- A jump of the members that brought nobody online, as JSON; null without one.
alter table listing_counts add column jump text;
