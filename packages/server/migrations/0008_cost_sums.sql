CREATE TABLE "cost_sums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"measure" text NOT NULL,
	"head" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"pricing" text NOT NULL,
	"quantity" numeric(16, 3) DEFAULT '0' NOT NULL,
	"amount" numeric(17, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "cost_sums_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "cost_sums_kinds" UNIQUE("organization_id","project_id","measure","head","unit","reason","pricing"),
	CONSTRAINT "measure_known" CHECK ("cost_sums"."measure" in ('actual', 'committed', 'open')),
	CONSTRAINT "head_known" CHECK ("cost_sums"."head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other')),
	CONSTRAINT "pricing_known" CHECK ("cost_sums"."pricing" in ('priced', 'unpriced', 'unpaid'))
);
--> statement-breakpoint
ALTER TABLE "cost_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cost_sums" ADD CONSTRAINT "cost_sums_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_sums" ADD CONSTRAINT "cost_sums_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_sums" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
ALTER TABLE cost_sums FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cost_sums TO sitewright_app;
