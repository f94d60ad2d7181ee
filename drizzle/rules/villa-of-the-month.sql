-- There is at most one villa of the month (by an index), and it is on sale, so that the switch
-- matches the home page.

CREATE TRIGGER villas_of_month_added before insert on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;

CREATE TRIGGER villas_of_month_named before update of villa_of_month on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;

CREATE TRIGGER villas_of_month_leaves after update of active on villas
when new.active = 0 and new.villa_of_month = 1
begin
  update villas set villa_of_month = 0 where id = new.id;
end;
