-- The site sends no mail, so it keeps no address.
alter table users drop column email;
