CREATE TABLE "recycle_bin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recycle_bin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"record_type" text NOT NULL,
	"record_id" integer NOT NULL,
	"record_data" jsonb NOT NULL,
	"record_name" text NOT NULL,
	"table_name" text NOT NULL,
	"deleted_by" integer NOT NULL,
	"deleted_by_name" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_restored" boolean DEFAULT false NOT NULL,
	"restored_at" timestamp with time zone,
	"restored_by" integer,
	"restored_by_name" text,
	"metadata" jsonb NOT NULL,
	CONSTRAINT "recycle_bin_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "recycle_bin" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"component" text,
	"location" text,
	"timestamp" text,
	"severity" text,
	"source" text,
	"error_type" text,
	"browser_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"plugin_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"screenshot" text,
	"screenshot_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "error_reports_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "error_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "profile_picture" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "profile_picture_data" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "profile_picture_type" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "division" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "latitude" numeric(8, 5);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "longitude" numeric(8, 5);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_address" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact1_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact1_phone" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact1_email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact2_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact2_phone" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact2_email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact3_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact3_phone" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact3_email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact4_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact4_phone" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact4_email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact5_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact5_phone" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_contact5_email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "contract_value" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "budget" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "finish_date" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "checklist" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "recycle_bin" ADD CONSTRAINT "recycle_bin_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recycle_bin_organization_id_record_type_id_index" ON "recycle_bin" USING btree ("organization_id","record_type","id");--> statement-breakpoint
CREATE INDEX "recycle_bin_organization_id_expires_at_index" ON "recycle_bin" USING btree ("organization_id","expires_at");--> statement-breakpoint
CREATE INDEX "error_reports_organization_id_created_at_index" ON "error_reports" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_organization_id_status_id_index" ON "projects" USING btree ("organization_id","status","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "status_known" CHECK ("projects"."status" in ('Open', 'planning', 'active', 'on-hold', 'completed', 'cancelled'));--> statement-breakpoint
CREATE POLICY "tenant" ON "recycle_bin" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "error_reports" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
ALTER TABLE recycle_bin FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE error_reports FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON recycle_bin, error_reports TO sitewright_app;
