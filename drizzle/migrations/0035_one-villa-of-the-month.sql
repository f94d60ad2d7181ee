-- There is at most one villa of the month, and it is on sale: what the switch says is what the home shows.
update villas set villa_of_month = 0
where villa_of_month = 1 and id is not (
  select id from villas where villa_of_month = 1 and active = 1 order by display_order, id limit 1
);--> statement-breakpoint
create unique index villas_of_month on villas (villa_of_month) where villa_of_month = 1;--> statement-breakpoint
create trigger villas_of_month_leaves after update of active on villas
when new.active = 0 and new.villa_of_month = 1
begin
  update villas set villa_of_month = 0 where id = new.id;
end;--> statement-breakpoint
create trigger villas_of_month_named before update of villa_of_month on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;--> statement-breakpoint
create trigger villas_of_month_added before insert on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;
