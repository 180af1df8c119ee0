-- One name for all that a transaction does, made up when it is first asked for.
CREATE FUNCTION this_deed() RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE deed text := current_setting('app.deed', true);
BEGIN
  IF coalesce(deed, '') = '' THEN
    deed := set_config('app.deed', gen_random_uuid()::text, true);
  END IF;
  RETURN deed::uuid;
END $$;--> statement-breakpoint
CREATE TABLE "activity_heads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_heads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"anchored_at" timestamp with time zone,
	CONSTRAINT "activity_heads_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "activity_heads_organizationId_unique" UNIQUE("organization_id")
);
--> statement-breakpoint
ALTER TABLE "activity_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_seals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"position" integer NOT NULL,
	"activity_log_id" integer NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_seals_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "activity_seals_organizationId_position_unique" UNIQUE("organization_id","position"),
	CONSTRAINT "activity_seals_organizationId_activityLogId_unique" UNIQUE("organization_id","activity_log_id")
);
--> statement-breakpoint
ALTER TABLE "activity_seals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "backup_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"frequency" text NOT NULL,
	"keep" integer DEFAULT 7 NOT NULL,
	"includes_files" boolean DEFAULT true NOT NULL,
	"done_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "backup_schedules_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "backup_schedules_organizationId_unique" UNIQUE("organization_id"),
	CONSTRAINT "frequency_known" CHECK ("backup_schedules"."frequency" in ('daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "backup_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"backup_type" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text,
	"file_size" bigint,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"project_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"includes_files" boolean DEFAULT true NOT NULL,
	"note" text,
	"progress" jsonb,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"problem" text,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"created_by_name" text NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "data_backups_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "backupType_known" CHECK ("data_backups"."backup_type" in ('full', 'contract', 'module', 'safety')),
	CONSTRAINT "status_known" CHECK ("data_backups"."status" in ('in_progress', 'verifying', 'completed', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "data_backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_template_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"template_id" integer NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"html_content" text NOT NULL,
	"text_content" text NOT NULL,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_template_versions_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "email_template_versions_organizationId_templateId_number_unique" UNIQUE("organization_id","template_id","number")
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
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"type" text NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "notifications_organizationId_userId_subject_unique" UNIQUE("organization_id","user_id","subject")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"project_id" integer,
	"title" text NOT NULL,
	"detail" text,
	"words" text NOT NULL,
	CONSTRAINT "search_documents_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "search_documents_organizationId_entity_recordId_unique" UNIQUE("organization_id","entity","record_id")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_tokens" (
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"entity" text NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"document_id" integer NOT NULL,
	CONSTRAINT "search_tokens_organization_id_document_id_token_pk" PRIMARY KEY("organization_id","document_id","token")
);
--> statement-breakpoint
ALTER TABLE "search_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answer" integer,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "status_known" CHECK ("webhook_deliveries"."status" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"entities" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhooks_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "activity_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"deed" uuid DEFAULT this_deed() NOT NULL,
	"table_name" text NOT NULL,
	"record_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "activity_changes_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "digest_on" date;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "deed" uuid;--> statement-breakpoint
ALTER TABLE "activity_logs" ALTER COLUMN "deed" SET DEFAULT this_deed();--> statement-breakpoint
ALTER TABLE "activity_logs" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_hash" text;--> statement-breakpoint
ALTER TABLE "activity_heads" ADD CONSTRAINT "activity_heads_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seals" ADD CONSTRAINT "activity_seals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD CONSTRAINT "backup_schedules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD CONSTRAINT "backup_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD CONSTRAINT "backup_schedules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_backups" ADD CONSTRAINT "data_backups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_backups" ADD CONSTRAINT "data_backups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_versions" ADD CONSTRAINT "email_template_versions_template_fk" FOREIGN KEY ("organization_id","template_id") REFERENCES "public"."email_templates"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_letters" ADD CONSTRAINT "sent_letters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_tokens" ADD CONSTRAINT "search_tokens_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_tokens" ADD CONSTRAINT "search_tokens_document_fk" FOREIGN KEY ("organization_id","document_id") REFERENCES "public"."search_documents"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("organization_id","webhook_id") REFERENCES "public"."webhooks"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_changes" ADD CONSTRAINT "activity_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_backups_organization_id_created_at_index" ON "data_backups" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_letters_organization_id_template_type_id_index" ON "sent_letters" USING btree ("organization_id","template_type","id");--> statement-breakpoint
CREATE INDEX "notifications_organization_id_user_id_id_index" ON "notifications" USING btree ("organization_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_organization_id_kind_record_id_index" ON "notifications" USING btree ("organization_id","kind","record_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("organization_id","user_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "search_tokens_first_letters" ON "search_tokens" USING btree ("organization_id","entity","token","document_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_organization_id_webhook_id_id_index" ON "webhook_deliveries" USING btree ("organization_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "activity_changes_organization_id_deed_index" ON "activity_changes" USING btree ("organization_id","deed");--> statement-breakpoint
CREATE INDEX "activity_changes_organization_id_table_name_record_id_id_index" ON "activity_changes" USING btree ("organization_id","table_name","record_id","id");--> statement-breakpoint
CREATE INDEX "activity_logs_organization_id_created_at_id_index" ON "activity_logs" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_logs_organization_id_user_id_id_index" ON "activity_logs" USING btree ("organization_id","user_id","id");--> statement-breakpoint
CREATE INDEX "activity_logs_organization_id_entity_type_entity_id_id_index" ON "activity_logs" USING btree ("organization_id","entity_type","entity_id","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_calendarHash_unique" UNIQUE("calendar_hash");--> statement-breakpoint
CREATE POLICY "tenant" ON "activity_heads" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "activity_seals" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "backup_schedules" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "data_backups" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "email_template_versions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "sent_letters" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "notifications" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "search_documents" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "search_tokens" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "webhooks" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "activity_changes" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
ALTER TABLE activity_heads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE activity_seals FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE activity_changes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE backup_schedules FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE data_backups FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE email_template_versions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE sent_letters FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE search_documents FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE search_tokens FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhooks FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The log and its chain can be added to and read, by nobody rewritten.
GRANT SELECT, INSERT ON activity_changes, activity_seals TO sitewright_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON activity_heads TO sitewright_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON backup_schedules, data_backups, email_template_versions, sent_letters,
  notifications, search_documents, search_tokens, webhook_deliveries, webhooks TO sitewright_app;--> statement-breakpoint
-- Every row that is written from now on bears the server's mark.
ALTER TABLE activity_logs ADD CONSTRAINT activity_logs_marked CHECK (mark IS NOT NULL) NOT VALID;--> statement-breakpoint
-- Whoever seals the log hears that there is something to seal; of many rows in one deed, once.
CREATE FUNCTION tell_sealer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sitewright_activity', current_setting('app.org', true));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER activity_logs_told AFTER INSERT ON activity_logs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_sealer();--> statement-breakpoint
-- A token for programs is never idle; of all else, the same as in open_request.
CREATE FUNCTION open_visit(token text, is_use boolean) RETURNS TABLE (
  session_id int, user_id int, organization_id int, home_id int, username text, status text,
  role text, is_organization_admin text, must_change_password boolean, member_role text,
  is_member boolean, scopes text[], is_suspended boolean
) LANGUAGE plpgsql AS $$
DECLARE
  s sessions%ROWTYPE;
BEGIN
  SELECT * INTO s FROM sessions
    WHERE token_hash = token AND expires_at > now()
      AND (sessions.scopes IS NOT NULL OR last_seen_at > now() - interval '12 hours');
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('app.org', s.organization_id::text, true);
  IF is_use AND s.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_seen_at = now()
      WHERE id = (SELECT id FROM sessions WHERE id = s.id FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN QUERY
    SELECT s.id, u.id, s.organization_id, u.organization_id, u.username, u.status, u.role,
           u.is_organization_admin, u.must_change_password, m.role, m.is_active, s.scopes,
           o.subscription_status = 'suspended'
    FROM users u JOIN user_organizations m ON m.user_id = u.id
      JOIN organizations o ON o.id = s.organization_id
    WHERE u.id = s.user_id;
END $$;--> statement-breakpoint
-- What a deed changed, field by field. Of what is secret, or names a file, only that it changed; of a deed
-- that changes thousands the first 200 rows.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unnoted text[] := '{updated_at,updated_by,version,last_login_at,digest_on}';
  hidden text[] := '{password,path,thumbnail,document,file_path,profile_picture,profile_picture_data,logo_data,pdf,link_hash,token_hash,calendar_hash}'
    || string_to_array(TG_ARGV[0], ',');
BEGIN
  IF coalesce(current_setting('app.org', true), '') = '' THEN RETURN NULL; END IF;
  INSERT INTO activity_changes (table_name, record_id, changes)
  SELECT TG_TABLE_NAME, after.id, noted.changes
  FROM new_rows after JOIN old_rows before ON before.id = after.id
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(key, CASE WHEN key = ANY (hidden) THEN 'null'::jsonb
      ELSE jsonb_build_array(shortened(b.value), shortened(a.value)) END) AS changes
    FROM jsonb_each(to_jsonb(before)) b JOIN jsonb_each(to_jsonb(after)) a USING (key)
    WHERE b.value IS DISTINCT FROM a.value AND key <> ALL (unnoted)
  ) noted
  WHERE noted.changes IS NOT NULL LIMIT 200;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION shortened(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(value::text) > 2000 THEN to_jsonb(left(value #>> '{}', 2000) || '…') ELSE value END
$$;--> statement-breakpoint
DO $$
DECLARE
  noted text[][] := ARRAY[
    ['projects', ''], ['diary_entries', 'labor'], ['diary_days', ''], ['site_issues', ''], ['suppliers', 'utr'],
    ['supplier_contacts', 'name,email,phone'], ['supplier_insurances', ''], ['materials', ''], ['purchase_orders', ''],
    ['purchase_order_items', ''], ['hse_certificates', ''], ['risk_assessments', ''], ['rams', ''],
    ['plant_hires', ''], ['labour_sessions', 'hourly_rate'], ['carbon_entries', ''], ['carbon_factors', ''],
    ['carbon_settings', ''], ['email_templates', ''], ['cost_plans', ''], ['cost_reports', ''],
    ['user_organizations', ''], ['invitations', ''], ['organizations', ''], ['backup_schedules', ''],
    ['company_profiles', 'bank_name,bank_account,bank_sort_code'], ['users', 'email,username,phone,preferences'],
    ['webhooks', 'secret'],
    ['workers', 'first_name,last_name,email,phone_number,mobile_phone,address,city,postcode,country,'
      'hourly_rate,cscs_customer_name,cscs_card_number,cscs_serial,cscs_registration_number,cscs_photo,score_overrides,timekeeping_score,attendance_score,quality_score,'
      'safety_score,emergency_contact_name,emergency_contact_phone,emergency_contact_relation,next_of_kin,'
      'vehicle_registration,date_of_birth,national_insurance,national_insurance_hash,right_to_work,driving_license,'
      'bank_details,tax_code,pay,medical_conditions,allergies,sick_days,notes,badge,status_reason']
  ];
  one text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY noted LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION note_changes(%L)', one[1] || '_noted', one[1], one[2]);
  END LOOP;
END $$;--> statement-breakpoint
-- What can be found is written down whenever it changes: as it is shown, and word by word.
CREATE FUNCTION told_of(record jsonb, columns text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(string_agg(record ->> name, ' ' ORDER BY place), '')
  FROM unnest(string_to_array(columns, ',')) WITH ORDINALITY AS c(name, place)
$$;--> statement-breakpoint
-- Small letters without their accents; whatever is neither letter nor digit parts two words.
CREATE FUNCTION search_folded(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION search_words(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 40) FROM string_to_table(search_folded(words), ' ') word WHERE word <> ''
$$;--> statement-breakpoint
-- How a title begins is a word of its own, which no word of a text can be.
CREATE FUNCTION search_beginning(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '=' || left(search_folded(title), 40)
$$;--> statement-breakpoint
CREATE FUNCTION search_tokens_of(title text, words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT search_words(words) UNION ALL SELECT search_beginning(title)
$$;--> statement-breakpoint
CREATE FUNCTION search_document(record jsonb, title_columns text, detail_columns text, other_columns text, project_column text)
RETURNS TABLE (project_id int, title text, detail text, words text) LANGUAGE sql IMMUTABLE AS $$
  SELECT (record ->> project_column)::int, left(coalesce(title, '–'), 200), left(detail, 200),
    left(concat_ws(' ', title, detail, told_of(record, other_columns)), 1000)
  FROM (SELECT told_of(record, title_columns) AS title, told_of(record, detail_columns) AS detail) shown
$$;--> statement-breakpoint
-- Arguments: what it is; the columns of its title, its second line, and all else it can be found by; its contract's.
CREATE FUNCTION index_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('app.org', true), '') = '' THEN RETURN NULL; END IF;
  -- What is new has no old words, and is not to be searched for them.
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_tokens t USING new_rows n, search_documents d,
      LATERAL search_document(to_jsonb(n), TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_ARGV[4]) shown
    WHERE d.entity = TG_ARGV[0] AND d.record_id = n.id AND t.document_id = d.id
      AND (d.title, d.words) IS DISTINCT FROM (shown.title, shown.words);
  END IF;
  WITH told AS (
    INSERT INTO search_documents AS d (entity, record_id, project_id, title, detail, words)
    SELECT TG_ARGV[0], n.id, shown.* FROM new_rows n
    CROSS JOIN LATERAL search_document(to_jsonb(n), TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_ARGV[4]) shown
    ON CONFLICT (organization_id, entity, record_id) DO UPDATE
      SET project_id = excluded.project_id, title = excluded.title, detail = excluded.detail, words = excluded.words
      WHERE (d.project_id, d.title, d.detail, d.words)
        IS DISTINCT FROM (excluded.project_id, excluded.title, excluded.detail, excluded.words)
    RETURNING d.id, d.title, d.words
  )
  INSERT INTO search_tokens (entity, token, document_id)
  SELECT TG_ARGV[0], word, told.id FROM told CROSS JOIN LATERAL search_tokens_of(told.title, told.words) word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
-- By lists of ids, which the indexes answer however many there are: nothing is known of a table that is just made.
CREATE FUNCTION forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE gone int[];
BEGIN
  SELECT array_agg(id) INTO gone FROM search_documents
  WHERE entity = TG_ARGV[0] AND record_id = ANY (ARRAY(SELECT id FROM old_rows));
  DELETE FROM search_tokens WHERE document_id = ANY (gone);
  DELETE FROM search_documents WHERE id = ANY (gone);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  found text[][] := ARRAY[
    ['projects', 'contract', 'name', 'code', 'client_name,address,postcode,location', 'id'],
    ['diary_entries', 'diaryEntry', 'work_summary', 'date', 'author,company,job_role,plant,materials_delivered', 'project_id'],
    ['site_issues', 'siteIssue', 'issue_description', 'location', 'number,issue_type,reported_by,assigned_to', 'project_id'],
    ['suppliers', 'supplier', 'name', 'code', 'contact_person,city,postcode,supplier_type', ''],
    ['materials', 'material', 'item_description', 'sku', 'category,barcode', ''],
    ['purchase_orders', 'purchaseOrder', 'supplier_name', 'po_number', 'notes', 'contract_id'],
    ['workers', 'worker', 'first_name,last_name', 'job_title', 'worker_id,company', ''],
    ['hse_certificates', 'certificate', 'certificate_type', 'equipment_name', 'certificate_number,issued_by', 'project_id'],
    ['rams', 'rams', 'activity', 'reference', 'location,author_name', 'project_id'],
    ['plant_hires', 'plantHire', 'name', 'hire_number', 'plant_type,supplier_name', 'project_id'],
    ['carbon_entries', 'carbonEntry', 'source', 'category', 'supplier,po_number,notes', 'project_id'],
    ['journal_messages', 'journalMessage', 'message', 'author', '', 'project_id'],
    ['files', 'file', 'original_name', 'description', '', 'project_id'],
    ['email_templates', 'emailTemplate', 'name', 'template_type', 'subject', '']
  ];
  one text[];
  organization int;
BEGIN
  FOREACH one SLICE 1 IN ARRAY found LOOP
    EXECUTE format('CREATE TRIGGER %1$I AFTER INSERT ON %2$I REFERENCING NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION index_words(%3$L, %4$L, %5$L, %6$L, %7$L)',
      one[1] || '_found', one[1], one[2], one[3], one[4], one[5], one[6]);
    EXECUTE format('CREATE TRIGGER %1$I AFTER UPDATE ON %2$I REFERENCING NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION index_words(%3$L, %4$L, %5$L, %6$L, %7$L)',
      one[1] || '_found_anew', one[1], one[2], one[3], one[4], one[5], one[6]);
    EXECUTE format('CREATE TRIGGER %1$I AFTER DELETE ON %2$I REFERENCING OLD TABLE AS old_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION forget_words(%3$L)', one[1] || '_lost', one[1], one[2]);
  END LOOP;
  -- What was there before is indexed by the same hands, organisation by organisation.
  FOR organization IN SELECT id FROM organizations LOOP
    PERFORM set_config('app.org', organization::text, true);
    FOREACH one SLICE 1 IN ARRAY found LOOP
      EXECUTE format('INSERT INTO search_documents (entity, record_id, project_id, title, detail, words) '
        'SELECT %L, n.id, shown.* FROM %I n CROSS JOIN LATERAL search_document(to_jsonb(n), %L, %L, %L, %L) shown',
        one[2], one[1], one[3], one[4], one[5], one[6]);
    END LOOP;
    INSERT INTO search_tokens (entity, token, document_id)
    SELECT d.entity, word, d.id FROM search_documents d CROSS JOIN LATERAL search_tokens_of(d.title, d.words) word;
  END LOOP;
  PERFORM set_config('app.org', '', true);
END $$;
