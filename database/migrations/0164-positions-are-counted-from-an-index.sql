-- The staff panel counts all positions: from the index alone, not by way of their long texts.
drop index positions_business_id;
create index positions_business_id on positions (business_id, created_at desc)
  include (approval_status, is_active, expiry_date, changed_after_approval_at);
