CREATE TABLE "carbon_sums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"quality" text,
	"supplier" text,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"scope" text NOT NULL,
	"factor_id" text,
	"factor_source" text,
	"factor_year" smallint,
	"quantity" numeric(32, 12) NOT NULL,
	"kilograms" numeric(26, 6) NOT NULL,
	"terms" integer NOT NULL,
	"entries" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "carbon_sums_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "carbon_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "quality" text;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "is_counted" boolean;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "carbon_sums" ADD CONSTRAINT "carbon_sums_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carbon_sums_to_fold" ON "carbon_sums" USING btree ("organization_id") WHERE not "carbon_sums"."is_folded";--> statement-breakpoint
CREATE INDEX "carbon_terms_organization_id_date_index" ON "carbon_terms" USING btree ("organization_id","date");--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_sums" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
ALTER TABLE carbon_sums FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What totals are made of stands in the index itself.
CREATE INDEX carbon_sums_totals ON carbon_sums (organization_id, project_id, month)
  INCLUDE (kind, module, kilograms, terms, entries);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON carbon_sums TO sitewright_app;--> statement-breakpoint
-- What was there already is told what its entry says; the owner sees it only while the guards do not bind them.
DO $$
BEGIN
  ALTER TABLE carbon_terms NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE carbon_entries NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE carbon_terms DISABLE TRIGGER USER;
  UPDATE carbon_terms t SET source = e.source, category = e.category, quality = e.quality, supplier = e.supplier,
    is_counted = e.status = 'counted', date = e.date
  FROM carbon_entries e WHERE e.id = t.carbon_entry_id;
  ALTER TABLE carbon_terms ENABLE TRIGGER USER;
  ALTER TABLE carbon_entries FORCE ROW LEVEL SECURITY;
END $$;--> statement-breakpoint
ALTER TABLE carbon_terms ALTER COLUMN source SET NOT NULL, ALTER COLUMN category SET NOT NULL,
  ALTER COLUMN is_counted SET NOT NULL, ALTER COLUMN date SET NOT NULL;--> statement-breakpoint
INSERT INTO carbon_sums (organization_id, project_id, month, source, category, quality, supplier, kind, module,
  scope, factor_id, factor_source, factor_year, quantity, kilograms, terms, entries)
SELECT organization_id, project_id, date_trunc('month', date::timestamp)::date, source, category, quality, supplier,
  kind, module, scope, factor_id, factor_source, factor_year, sum(quantity), sum(kilograms), count(*),
  count(*) FILTER (WHERE place = 1)
FROM carbon_terms WHERE is_counted GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;--> statement-breakpoint
ALTER TABLE carbon_terms FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Whatever comes is added, whatever goes is taken away again: in the deed's own transaction, and behind no lock.
CREATE FUNCTION add_carbon_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO carbon_sums (project_id, month, source, category, quality, supplier, kind, module,
    scope, factor_id, factor_source, factor_year, quantity, kilograms, terms, entries)
  SELECT project_id, date_trunc('month', date::timestamp)::date, source, category, quality, supplier,
    kind, module, scope, factor_id, factor_source, factor_year, sign * sum(quantity), sign * sum(kilograms),
    sign * count(*), sign * count(*) FILTER (WHERE place = 1)
  FROM changed
  WHERE is_counted AND organization_id = nullif(current_setting('app.org', true), '')::int
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER carbon_terms_added AFTER INSERT ON carbon_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION add_carbon_sums();--> statement-breakpoint
CREATE TRIGGER carbon_terms_gone AFTER DELETE ON carbon_terms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION add_carbon_sums();
