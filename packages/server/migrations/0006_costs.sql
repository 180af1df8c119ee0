CREATE TABLE "budget_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"head" text NOT NULL,
	"description" text NOT NULL,
	"budget_amount" numeric(15, 2) DEFAULT '0' NOT NULL,
	"value_amount" numeric(15, 2) DEFAULT '0' NOT NULL,
	"probability" integer DEFAULT 100 NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"status_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budget_changes_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "head_known" CHECK ("budget_changes"."head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other')),
	CONSTRAINT "status_known" CHECK ("budget_changes"."status" in ('proposed', 'approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "budget_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_backdated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cost_due_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "cost_due_organizationId_source_sourceId_unique" UNIQUE("organization_id","source","source_id"),
	CONSTRAINT "source_known" CHECK ("cost_due"."source" in ('labour', 'entry', 'plant', 'delivery', 'order', 'cost'))
);
--> statement-breakpoint
ALTER TABLE "cost_due" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"head" text NOT NULL,
	"date" date NOT NULL,
	"description" text NOT NULL,
	"supplier_name" text,
	"reference" text,
	"amount" numeric(15, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cost_entries_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "head_known" CHECK ("cost_entries"."head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other'))
);
--> statement-breakpoint
ALTER TABLE "cost_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"head" text NOT NULL,
	"budget" numeric(15, 2) DEFAULT '0' NOT NULL,
	"method" text DEFAULT 'budget_left' NOT NULL,
	"to_complete" numeric(15, 2),
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cost_plans_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "head_known" CHECK ("cost_plans"."head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other')),
	CONSTRAINT "method_known" CHECK ("cost_plans"."method" in ('budget_left', 'run_rate', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "cost_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"month" date NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"certified" numeric(15, 2) DEFAULT '0' NOT NULL,
	"applied" numeric(15, 2) DEFAULT '0' NOT NULL,
	"adjustment" numeric(15, 2) DEFAULT '0' NOT NULL,
	"accruals" numeric(15, 2) DEFAULT '0' NOT NULL,
	"retention_rate" numeric(5, 2) DEFAULT '3' NOT NULL,
	"retention_released" numeric(15, 2) DEFAULT '0' NOT NULL,
	"note" text,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"figures" jsonb,
	"frozen_at" timestamp with time zone,
	"frozen_by" integer,
	"frozen_by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cost_reports_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "cost_reports_organizationId_projectId_month_unique" UNIQUE("organization_id","project_id","month"),
	CONSTRAINT "status_known" CHECK ("cost_reports"."status" in ('open', 'in_review', 'frozen'))
);
--> statement-breakpoint
ALTER TABLE "cost_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cost_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"measure" text NOT NULL,
	"head" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"party" text,
	"quantity" numeric(14, 3),
	"unit" text,
	"rate" numeric(14, 4),
	"amount" numeric(15, 2) NOT NULL,
	"reason" text,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_rows_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "measure_known" CHECK ("cost_rows"."measure" in ('actual', 'committed', 'open')),
	CONSTRAINT "head_known" CHECK ("cost_rows"."head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other')),
	CONSTRAINT "source_known" CHECK ("cost_rows"."source" in ('labour', 'entry', 'plant', 'delivery', 'order', 'cost'))
);
--> statement-breakpoint
ALTER TABLE "cost_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "progress_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "progress_reports_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "progress_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_changes" ADD CONSTRAINT "budget_changes_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_due" ADD CONSTRAINT "cost_due_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_entries" ADD CONSTRAINT "cost_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_entries" ADD CONSTRAINT "cost_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_entries" ADD CONSTRAINT "cost_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_entries" ADD CONSTRAINT "cost_entries_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_plans" ADD CONSTRAINT "cost_plans_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_plans" ADD CONSTRAINT "cost_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_plans" ADD CONSTRAINT "cost_plans_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_plans" ADD CONSTRAINT "cost_plans_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_reports" ADD CONSTRAINT "cost_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_reports" ADD CONSTRAINT "cost_reports_frozen_by_users_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_reports" ADD CONSTRAINT "cost_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_reports" ADD CONSTRAINT "cost_reports_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_reports" ADD CONSTRAINT "cost_reports_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_rows" ADD CONSTRAINT "cost_rows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_rows" ADD CONSTRAINT "cost_rows_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_changes_organization_id_project_id_id_index" ON "budget_changes" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "cost_entries_organization_id_project_id_id_index" ON "cost_entries" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "cost_plans_organization_id_project_id_head_id_index" ON "cost_plans" USING btree ("organization_id","project_id","head","id");--> statement-breakpoint
CREATE INDEX "cost_rows_sums" ON "cost_rows" USING btree ("organization_id","project_id","measure","head","day","amount");--> statement-breakpoint
CREATE INDEX "cost_rows_organization_id_source_source_id_index" ON "cost_rows" USING btree ("organization_id","source","source_id");--> statement-breakpoint
CREATE INDEX "cost_rows_organization_id_project_id_id_index" ON "cost_rows" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "cost_rows_organization_id_project_id_posted_at_index" ON "cost_rows" USING btree ("organization_id","project_id","posted_at");--> statement-breakpoint
CREATE INDEX "progress_reports_organization_id_project_id_date_id_index" ON "progress_reports" USING btree ("organization_id","project_id","date","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "budget_changes" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_due" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_entries" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_plans" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_reports" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_rows" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "progress_reports" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['cost_rows', 'cost_due', 'cost_plans', 'budget_changes',
    'cost_entries', 'progress_reports', 'cost_reports']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- The book is added to, and goes only with its contract.
REVOKE DELETE ON cost_rows FROM sitewright_app;--> statement-breakpoint
CREATE TRIGGER cost_rows_stay BEFORE UPDATE ON cost_rows
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Whatever changes a source of cost, a deed, a job, a restore: the database notes that it is due.
-- Whoever enters the same source in the book just now is waited for: what they read is older than this.
CREATE FUNCTION note_cost_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO cost_due (organization_id, source, source_id)
    SELECT DISTINCT organization_id, %L, %I FROM changed WHERE %I IS NOT NULL ORDER BY 1, 3
    ON CONFLICT (organization_id, source, source_id) DO UPDATE SET marked_at = now(), is_backdated = false',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[1]);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  sources text[][] := ARRAY[
    ['labour_sessions', 'labour', 'id'], ['labour_sessions', 'plant', 'plant_hire_id'],
    ['labour_segments', 'labour', 'session_id'], ['diary_entries', 'entry', 'id'],
    ['plant_hires', 'plant', 'id'], ['plant_breakdowns', 'plant', 'plant_hire_id'],
    ['deliveries', 'delivery', 'id'], ['deliveries', 'order', 'purchase_order_id'],
    ['delivery_items', 'delivery', 'delivery_id'], ['purchase_orders', 'order', 'id'],
    ['purchase_order_items', 'order', 'purchase_order_id'],
    ['purchase_order_revisions', 'order', 'purchase_order_id'], ['cost_entries', 'cost', 'id']];
  events text[][] := ARRAY[['INSERT', 'NEW'], ['UPDATE', 'NEW'], ['DELETE', 'OLD']];
  one text[];
  event text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY sources LOOP
    FOREACH event SLICE 1 IN ARRAY events LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cost_due(%L, %L)',
        lower(one[1] || '_' || event[1] || '_cost_' || one[2]), event[1], one[1], event[2], one[2], one[3]);
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
-- What is older than the book is due, too; the owner sees every organisation only while the guards do not bind them.
DO $$
DECLARE
  sources text[][] := ARRAY[['labour_sessions', 'labour'], ['diary_entries', 'entry'],
    ['plant_hires', 'plant'], ['deliveries', 'delivery'], ['purchase_orders', 'order']];
  one text[];
BEGIN
  ALTER TABLE cost_due NO FORCE ROW LEVEL SECURITY;
  FOREACH one SLICE 1 IN ARRAY sources LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', one[1]);
    EXECUTE format('INSERT INTO cost_due (organization_id, source, source_id, is_backdated) SELECT organization_id, %L, id, true FROM %I', one[2], one[1]);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', one[1]);
  END LOOP;
  ALTER TABLE cost_due FORCE ROW LEVEL SECURITY;
END $$;
