ALTER TABLE "link_uses" DROP CONSTRAINT "action_known";--> statement-breakpoint
ALTER TABLE "link_uses" ADD COLUMN "worker_id" integer;--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "action_known" CHECK ("link_uses"."action" in ('opened', 'acknowledged', 'signed', 'refused'));--> statement-breakpoint
-- A server of the version before that sends an order again, or ends its link, ends what was sent earlier.
DROP TRIGGER copy_order_link ON purchase_orders;--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_order_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE links SET revoked_at = now(), updated_at = now()
    WHERE organization_id = NEW.organization_id AND purpose = 'purchaseOrder' AND target_id = NEW.id
      AND revoked_at IS NULL;
  IF NEW.link_hash IS NOT NULL THEN
    INSERT INTO links (organization_id, purpose, target_id, expires_at, former_hash)
      VALUES (NEW.organization_id, 'purchaseOrder', NEW.id, NEW.link_expires_at, NEW.link_hash);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_order_link AFTER UPDATE OF link_hash ON purchase_orders FOR EACH ROW
  WHEN (NEW.link_hash IS DISTINCT FROM OLD.link_hash)
  EXECUTE FUNCTION copy_order_link();--> statement-breakpoint
-- What is deleted, by itself or with its contract, takes its links along: restored, it gets new ones.
CREATE FUNCTION revoke_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE links l SET revoked_at = now(), updated_at = now() FROM old_rows o
    WHERE l.organization_id = o.organization_id AND l.purpose = TG_ARGV[0] AND l.target_id = o.id
      AND l.revoked_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER purchase_orders_revoke_links AFTER DELETE ON purchase_orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION revoke_links('purchaseOrder');--> statement-breakpoint
CREATE TRIGGER rams_revoke_links AFTER DELETE ON rams REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION revoke_links('rams');--> statement-breakpoint
CREATE TRIGGER toolbox_talks_revoke_links AFTER DELETE ON toolbox_talks REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION revoke_links('toolboxTalk');
