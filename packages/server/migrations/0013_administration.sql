CREATE TABLE "data_backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"backup_type" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text,
	"file_size" bigint,
	"tables" jsonb,
	"project_ids" jsonb,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "data_backups_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "data_backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_template_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"email_template_id" integer NOT NULL,
	"subject" text NOT NULL,
	"html_content" text NOT NULL,
	"text_content" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "email_template_versions_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_template_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sent_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"template_type" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sent_letters_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "status_known" CHECK ("sent_letters"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "sent_letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text DEFAULT 'info' NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"occasion" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "notifications_organizationId_userId_occasion_unique" UNIQUE("organization_id","user_id","occasion")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"table_name" text NOT NULL,
	"record_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "activity_changes_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_seals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"activity_log_id" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "activity_seals_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "activity_seals_organizationId_activityLogId_unique" UNIQUE("organization_id","activity_log_id")
);
--> statement-breakpoint
ALTER TABLE "activity_seals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_requests" ALTER COLUMN "status" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_provider" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_expiry" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "health_safety_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "health_safety_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "quality_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "quality_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "environmental_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "environmental_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "specializations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "established_year" integer;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "number_of_employees" integer;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "annual_turnover" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_account" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_sort_code" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "contact_person_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "contact_person_role" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "emergency_contact_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "emergency_contact_phone" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "cis_registered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "construction_line_number" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "safe_contractor_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "is_organization_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "decided_by_name" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "data_backups" ADD CONSTRAINT "data_backups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_fk" FOREIGN KEY ("organization_id","email_template_id") REFERENCES "public"."email_templates"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_letters" ADD CONSTRAINT "sent_letters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_changes" ADD CONSTRAINT "activity_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seals" ADD CONSTRAINT "activity_seals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_backups_organization_id_status_index" ON "data_backups" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "email_template_versions_organization_id_email_template_id_id_index" ON "email_template_versions" USING btree ("organization_id","email_template_id","id");--> statement-breakpoint
CREATE INDEX "sent_letters_organization_id_template_type_id_index" ON "sent_letters" USING btree ("organization_id","template_type","id");--> statement-breakpoint
CREATE INDEX "notifications_organization_id_user_id_id_index" ON "notifications" USING btree ("organization_id","user_id","id");--> statement-breakpoint
CREATE INDEX "activity_changes_organization_id_transaction_id_index" ON "activity_changes" USING btree ("organization_id","transaction_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "data_backups" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "email_template_versions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "sent_letters" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "activity_changes" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "activity_seals" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['data_backups', 'email_template_versions', 'sent_letters', 'notifications', 'activity_seals', 'activity_changes']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
  END LOOP;
END $$;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON data_backups, email_template_versions, sent_letters, notifications TO sitewright_app;--> statement-breakpoint
-- What was done is only added to, and so is what seals it.
GRANT SELECT, INSERT ON activity_seals, activity_changes TO sitewright_app;--> statement-breakpoint
-- What was asked before anybody could decide still waits.
UPDATE access_requests SET status = 'new' WHERE status = 'open';--> statement-breakpoint
-- Which fields of a record changed, from what to what: fifty records of a deed are enough to see what it did.
-- What only few may read is named and not told; `*` as the table's argument names all of it.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF nullif(current_setting('app.org', true), '') IS NULL THEN RETURN NULL; END IF;
  INSERT INTO activity_changes (table_name, record_id, changes)
  SELECT TG_TABLE_NAME, after.id, changed.fields
  FROM (SELECT id, to_jsonb(r) AS row FROM (SELECT * FROM new_rows ORDER BY id LIMIT 50) r) after
  JOIN LATERAL (SELECT to_jsonb(o) AS row FROM old_rows o WHERE o.id = after.id) before ON true
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(field, CASE
      WHEN field = ANY (TG_ARGV) OR '*' = ANY (TG_ARGV) THEN '["•••", "•••"]'::jsonb
      ELSE jsonb_build_array(told(before.row -> field), told(after.row -> field)) END) AS fields
    FROM jsonb_object_keys(after.row) field
    WHERE before.row -> field IS DISTINCT FROM after.row -> field
      AND field NOT IN ('updated_at', 'updated_by', 'version')
  ) changed
  WHERE changed.fields IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A long text is told by its beginning.
CREATE FUNCTION told(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(value::text) > 500 THEN to_jsonb(left(value #>> '{}', 500) || '…') ELSE value END
$$;--> statement-breakpoint
DO $$
DECLARE watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['projects', 'diary_days', 'files', 'journal_messages', 'diary_comments',
    'labour_gangs', 'labour_sessions', 'plant_hires', 'site_issues', 'hse_certificates', 'risk_assessments', 'rams',
    'toolbox_talks', 'suppliers', 'supplier_contacts', 'supplier_insurances', 'supplier_projects', 'materials',
    'purchase_orders', 'purchase_order_items', 'deliveries', 'carbon_entries', 'carbon_factors', 'carbon_targets',
    'cost_entries', 'cost_reports', 'progress_reports', 'user_organizations', 'invitations', 'email_templates']
  LOOP
    EXECUTE format('CREATE TRIGGER noted AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_changes()', watched);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER noted AFTER UPDATE ON diary_entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changes('labor');--> statement-breakpoint
CREATE TRIGGER noted AFTER UPDATE ON company_profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changes('bank_name', 'bank_account', 'bank_sort_code');--> statement-breakpoint
-- Of people the fields alone are told: what is written here outlives them.
CREATE TRIGGER noted AFTER UPDATE ON workers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changes('*');
