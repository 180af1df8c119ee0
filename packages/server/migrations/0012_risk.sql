CREATE TABLE "rams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"reference" text NOT NULL,
	"family_id" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"activity" text NOT NULL,
	"location" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"start_date" date,
	"finish_date" date,
	"review_date" date,
	"content" jsonb NOT NULL,
	"author_name" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	"approved_by_name" text,
	"issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rams_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "rams_organizationId_projectId_reference_revision_unique" UNIQUE("organization_id","project_id","reference","revision"),
	CONSTRAINT "status_known" CHECK ("rams"."status" in ('draft', 'in_review', 'approved', 'issued', 'superseded', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "rams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rams_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rams_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"rams_id" integer NOT NULL,
	"worker_id" integer,
	"name" text NOT NULL,
	"method" text,
	"language" text,
	"drawing" text,
	"signed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rams_signatures_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "method_known" CHECK ("rams_signatures"."method" in ('on_screen', 'by_link', 'at_induction'))
);
--> statement-breakpoint
ALTER TABLE "rams_signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "risk_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "risk_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"overall_score" numeric(5, 2) NOT NULL,
	"scores" jsonb NOT NULL,
	"mitigation_plan" text,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_assessments_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "risk_assessments_organizationId_projectId_unique" UNIQUE("organization_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "risk_assessments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "risk_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "risk_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"risk_assessment_id" integer NOT NULL,
	"overall_score" numeric(5, 2) NOT NULL,
	"scores" jsonb NOT NULL,
	"mitigation_plan" text,
	"note" text,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_revisions_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "risk_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rams" ADD CONSTRAINT "rams_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams" ADD CONSTRAINT "rams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams" ADD CONSTRAINT "rams_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams" ADD CONSTRAINT "rams_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD CONSTRAINT "rams_signatures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD CONSTRAINT "rams_signatures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD CONSTRAINT "rams_signatures_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD CONSTRAINT "rams_signatures_rams_fk" FOREIGN KEY ("organization_id","rams_id") REFERENCES "public"."rams"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rams_signatures" ADD CONSTRAINT "rams_signatures_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_revisions" ADD CONSTRAINT "risk_revisions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_revisions" ADD CONSTRAINT "risk_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_revisions" ADD CONSTRAINT "risk_revisions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_revisions" ADD CONSTRAINT "risk_revisions_assessment_fk" FOREIGN KEY ("organization_id","risk_assessment_id") REFERENCES "public"."risk_assessments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rams_organization_id_project_id_id_index" ON "rams" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "rams_organization_id_family_id_index" ON "rams" USING btree ("organization_id","family_id");--> statement-breakpoint
CREATE INDEX "rams_signatures_organization_id_rams_id_id_index" ON "rams_signatures" USING btree ("organization_id","rams_id","id");--> statement-breakpoint
CREATE INDEX "risk_revisions_organization_id_risk_assessment_id_id_index" ON "risk_revisions" USING btree ("organization_id","risk_assessment_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "rams" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "rams_signatures" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "risk_assessments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "risk_revisions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['risk_assessments', 'risk_revisions', 'rams', 'rams_signatures']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- What was scored is only added to.
CREATE TRIGGER risk_revisions_stay BEFORE UPDATE ON risk_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
