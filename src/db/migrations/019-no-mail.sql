-- The site sends no mail, so it stores no address.
alter table users drop column email;
