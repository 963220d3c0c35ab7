-- Cards of positions show the logo and the facts of their business; they are kept in memory too.
drop trigger note_positions on businesses;

create trigger note_positions after update on businesses for each row
  when ((old.business_name, old.approval_status, old.is_active, old.location, old.logo_path, old.short_description,
      old.organization_number, old.employee_count)
    is distinct from (new.business_name, new.approval_status, new.is_active, new.location, new.logo_path,
      new.short_description, new.organization_number, new.employee_count))
  execute function note_positions_of_business();
