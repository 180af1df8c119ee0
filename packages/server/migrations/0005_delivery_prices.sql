-- What came is worth what it cost when it came. Deliveries of before take the price their line has now;
-- the owner of the tables sees the rows of every organisation only while the guards do not bind them.
ALTER TABLE delivery_items ADD COLUMN unit_price numeric(14, 4);--> statement-breakpoint
ALTER TABLE delivery_items ADD COLUMN discount_rate numeric(5, 2);--> statement-breakpoint
ALTER TABLE delivery_items NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_order_items NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE delivery_items d SET unit_price = i.unit_price, discount_rate = i.discount_rate
FROM purchase_order_items i WHERE i.id = d.purchase_order_item_id;--> statement-breakpoint
ALTER TABLE delivery_items FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_order_items FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE delivery_items ALTER COLUMN unit_price SET NOT NULL;--> statement-breakpoint
ALTER TABLE delivery_items ALTER COLUMN discount_rate SET NOT NULL;
