CREATE TABLE "carbon_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"factor_id" text,
	"quantity" numeric(32, 12) NOT NULL,
	"kilograms" numeric(26, 6) NOT NULL,
	"terms" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "carbon_totals_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "carbon_totals_group" UNIQUE NULLS NOT DISTINCT("organization_id","project_id","kind","module","factor_id")
);
--> statement-breakpoint
ALTER TABLE "carbon_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "carbon_totals" ADD CONSTRAINT "carbon_totals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_totals" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
-- The owner reads the sums of every organisation only while the policy does not bind the owner.
ALTER TABLE carbon_sums NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO carbon_totals (organization_id, project_id, kind, module, factor_id, quantity, kilograms, terms, entries)
SELECT organization_id, project_id, kind, module, factor_id, sum(quantity), sum(kilograms), sum(terms), sum(entries)
FROM carbon_sums WHERE is_folded GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
ALTER TABLE carbon_sums FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE carbon_totals FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON carbon_totals TO sitewright_app;
