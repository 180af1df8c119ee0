CREATE TABLE "link_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"link_id" integer NOT NULL,
	"action" text NOT NULL,
	"name" text,
	"ip_address" text,
	"user_agent" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_uses_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "action_known" CHECK ("link_uses"."action" in ('opened', 'acknowledged', 'signed'))
);
--> statement-breakpoint
ALTER TABLE "link_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"purpose" text NOT NULL,
	"target_id" integer NOT NULL,
	"language" text,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"most_uses" integer,
	"revoked_at" timestamp with time zone,
	"former_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "links_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "purpose_known" CHECK ("links"."purpose" in ('purchaseOrder', 'rams', 'toolboxTalk'))
);
--> statement-breakpoint
ALTER TABLE "links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "toolbox_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "toolbox_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"toolbox_talk_id" integer NOT NULL,
	"name" text NOT NULL,
	"drawing" text,
	"link_id" integer,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "toolbox_signatures_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "toolbox_signatures_organizationId_toolboxTalkId_name_unique" UNIQUE("organization_id","toolbox_talk_id","name")
);
--> statement-breakpoint
ALTER TABLE "toolbox_signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "two_factor_recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "two_factor_recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factor_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "two_factor_resets_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD COLUMN "confirmed_by_name" text;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "organization_id" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "two_factor_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_step" integer;--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_link_fk" FOREIGN KEY ("organization_id","link_id") REFERENCES "public"."links"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_signatures" ADD CONSTRAINT "toolbox_signatures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_signatures" ADD CONSTRAINT "toolbox_signatures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_signatures" ADD CONSTRAINT "toolbox_signatures_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_signatures" ADD CONSTRAINT "toolbox_signatures_talk_fk" FOREIGN KEY ("organization_id","toolbox_talk_id") REFERENCES "public"."toolbox_talks"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_recovery_codes" ADD CONSTRAINT "two_factor_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_resets" ADD CONSTRAINT "two_factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_resets" ADD CONSTRAINT "two_factor_resets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_uses_organization_id_link_id_id_index" ON "link_uses" USING btree ("organization_id","link_id","id");--> statement-breakpoint
CREATE INDEX "links_organization_id_purpose_target_id_id_index" ON "links" USING btree ("organization_id","purpose","target_id","id");--> statement-breakpoint
CREATE INDEX "links_organization_id_former_hash_index" ON "links" USING btree ("organization_id","former_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_recovery_codes_user_id_code_hash_index" ON "two_factor_recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "link_uses" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "links" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "toolbox_signatures" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);
--> statement-breakpoint
ALTER TABLE links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE link_uses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE toolbox_signatures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  links, link_uses, toolbox_signatures, two_factor_recovery_codes, two_factor_resets
  TO sitewright_app;--> statement-breakpoint
-- Links to orders that suppliers already have keep working until they expire.
ALTER TABLE links NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_orders NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO links (organization_id, purpose, target_id, expires_at, former_hash)
  SELECT organization_id, 'purchaseOrder', id, link_expires_at, link_hash FROM purchase_orders
  WHERE link_hash IS NOT NULL AND link_expires_at > now();--> statement-breakpoint
ALTER TABLE links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE purchase_orders FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Orders that a server of the version before sends during an upgrade get their link here. Goes with the column.
CREATE FUNCTION copy_order_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO links (organization_id, purpose, target_id, expires_at, former_hash)
    VALUES (NEW.organization_id, 'purchaseOrder', NEW.id, NEW.link_expires_at, NEW.link_hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER copy_order_link AFTER UPDATE OF link_hash ON purchase_orders FOR EACH ROW
  WHEN (NEW.link_hash IS NOT NULL AND NEW.link_hash IS DISTINCT FROM OLD.link_hash)
  EXECUTE FUNCTION copy_order_link();--> statement-breakpoint
-- Opens the transaction of a request, as `open_session` did, and says whether the account has two-factor and
-- which roles need it. A prepared statement cannot take on new columns, so it has a name of its own;
-- `open_session` stays for servers of the version before, until all have been replaced.
CREATE FUNCTION begin_request(token text, is_use boolean) RETURNS TABLE (
  session_id int, user_id int, organization_id int, username text, status text,
  must_change_password boolean, role text, job_role text, is_organization_admin boolean,
  is_active boolean, scopes text[], is_suspended boolean, is_renewal_due boolean,
  has_two_factor boolean, two_factor_roles text[]
) LANGUAGE plpgsql AS $$
DECLARE
  s sessions%ROWTYPE;
BEGIN
  SELECT * INTO s FROM sessions
    WHERE (token_hash = token
        OR (previous_token_hash = token AND renewed_at > now() - interval '30 seconds'))
      AND expires_at > now()
      AND (sessions.scopes IS NOT NULL OR last_seen_at > now() - interval '12 hours');
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('app.org', coalesce(s.organization_id::text, ''), true);
  IF is_use AND s.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_seen_at = now()
      WHERE id = (SELECT id FROM sessions WHERE id = s.id FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN QUERY
    SELECT s.id, u.id, s.organization_id, u.username, u.status, u.must_change_password, m.role,
           m.job_role, m.is_organization_admin, m.is_active, s.scopes,
           coalesce(o.subscription_status = 'suspended', false), s.is_renewal_due,
           u.two_factor_since IS NOT NULL, coalesce(o.two_factor_roles, '{}')
    FROM users u LEFT JOIN user_organizations m ON m.user_id = u.id
      LEFT JOIN organizations o ON o.id = s.organization_id
    WHERE u.id = s.user_id;
END $$;
