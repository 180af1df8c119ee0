CREATE TABLE "labour_corrections" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "labour_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"session_id" integer NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "labour_corrections_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "labour_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carbon_factors" ALTER COLUMN "value" SET DATA TYPE numeric(24, 12);--> statement-breakpoint
ALTER TABLE "cost_plans" ADD COLUMN "final_cost" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "plant_hires" ADD COLUMN "charged_until" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD COLUMN "notice_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD COLUMN "notice_unit" text DEFAULT 'working_day' NOT NULL;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD COLUMN "notice_cut_off" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "hire_notice_days" integer;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "hire_notice_unit" text;--> statement-breakpoint
ALTER TABLE "labour_corrections" ADD CONSTRAINT "labour_corrections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_corrections" ADD CONSTRAINT "labour_corrections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_corrections" ADD CONSTRAINT "labour_corrections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_corrections" ADD CONSTRAINT "labour_corrections_session_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."labour_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "labour_corrections_organization_id_session_id_id_index" ON "labour_corrections" USING btree ("organization_id","session_id","id");--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "chargedUntil_known" CHECK ("plant_hires"."charged_until" in ('notice', 'notice_period', 'collection'));--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "noticeUnit_known" CHECK ("plant_hires"."notice_unit" in ('working_day', 'calendar_day'));--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "hireNoticeUnit_known" CHECK ("suppliers"."hire_notice_unit" in ('working_day', 'calendar_day'));--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_corrections" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.org', true), '')::int)) WITH CHECK (organization_id = (select nullif(current_setting('app.org', true), '')::int));--> statement-breakpoint
ALTER TABLE "labour_corrections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "labour_corrections" TO sitewright_app;--> statement-breakpoint
-- A manual forecast was what remained to be spent; now it is the final cost, so that it falls by what is spent and ordered.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['cost_plans', 'cost_rows'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', tenant);
  END LOOP;
  UPDATE cost_plans p SET final_cost = p.to_complete + coalesce((
    SELECT sum(r.amount) FROM cost_rows r
    WHERE r.organization_id = p.organization_id AND r.project_id = p.project_id AND r.head = p.head
      AND r.measure IN ('actual', 'open') AND r.posted_at <= p.created_at), 0)
  WHERE p.method = 'manual' AND p.to_complete IS NOT NULL;
  FOREACH tenant IN ARRAY ARRAY['cost_plans', 'cost_rows'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant);
  END LOOP;
END $$;--> statement-breakpoint
-- A pay rate prices the sessions of its worker that have no rate of their own.
DO $$
DECLARE
  events text[][] := ARRAY[['INSERT', 'NEW TABLE AS changed'], ['DELETE', 'OLD TABLE AS changed'],
    ['UPDATE', 'OLD TABLE AS former NEW TABLE AS changed']];
  priced text := 'JOIN labour_session_workers w ON w.organization_id = c.organization_id AND w.worker_id = c.worker_id
    JOIN labour_sessions s ON s.organization_id = w.organization_id AND s.id = w.session_id AND s.hourly_rate IS NULL
      AND (s.started_at AT TIME ZONE ''Europe/London'')::date >= c.effective_from';
  event text[];
BEGIN
  FOREACH event SLICE 1 IN ARRAY events LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON worker_rates REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_cost_due(%L, %L, %L)',
      lower('worker_rates_' || event[1] || '_cost_labour'), event[1], event[2], 'labour', 's.id', priced);
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION note_hourly_rate_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cost_due (organization_id, source, source_id)
  SELECT DISTINCT c.organization_id, 'labour', s.id
  FROM changed c JOIN former f ON f.organization_id = c.organization_id AND f.id = c.id
    AND f.hourly_rate IS DISTINCT FROM c.hourly_rate
  JOIN labour_session_workers w ON w.organization_id = c.organization_id AND w.worker_id = c.id
  JOIN labour_sessions s ON s.organization_id = w.organization_id AND s.id = w.session_id AND s.hourly_rate IS NULL
  ORDER BY 1, 3
  ON CONFLICT (organization_id, source, source_id) DO UPDATE SET marked_at = now(), is_backdated = false;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER workers_update_cost_labour AFTER UPDATE ON workers REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_hourly_rate_due();
