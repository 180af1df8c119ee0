CREATE TABLE "carbon_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quantity" numeric(18, 6),
	"unit" text,
	"carbon_emitted" numeric(20, 6),
	"losses" numeric(20, 6) DEFAULT '0' NOT NULL,
	"wtt" numeric(20, 6) DEFAULT '0' NOT NULL,
	"biogenic" numeric(20, 6) DEFAULT '0' NOT NULL,
	"module" text NOT NULL,
	"scope" text NOT NULL,
	"quality" text,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"is_weighed" boolean DEFAULT false NOT NULL,
	"factor_id" text,
	"factor_name" text,
	"factor" numeric(20, 10),
	"factor_unit" text,
	"factor_source" text,
	"factor_year" smallint,
	"notes" text,
	"supplier" text,
	"po_number" text,
	"delivery_date" date,
	"ordered_by" text,
	"is_delivered" text DEFAULT 'false' NOT NULL,
	"line_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"po_total" numeric(15, 2),
	"material_id" integer,
	"material_category" text,
	"material_quantity" numeric(18, 6),
	"material_unit" text,
	"density" numeric(9, 3),
	"unit_weight" numeric(14, 6),
	"transport_loss" numeric(6, 3),
	"site_waste" numeric(6, 3),
	"transport_category" text,
	"transport_method" text,
	"transport_weight" numeric(18, 6),
	"transport_distance" numeric(18, 6),
	"distance_unit" text,
	"return_factor_id" text,
	"return_distance" numeric(18, 6),
	"plant_hire_id" integer,
	"hours" numeric(9, 2),
	"per_hour" numeric(9, 3),
	"waste_code" text,
	"waste_code_description" text,
	"waste_code_category" text,
	"is_hazardous_waste" boolean DEFAULT false NOT NULL,
	"waste_route" text,
	"transfer_note" jsonb,
	"delivery_id" integer,
	"delivery_item_id" integer,
	"diary_entry_id" integer,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carbon_entries_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "category_known" CHECK ("carbon_entries"."category" in ('materials', 'plant', 'transport', 'waste', 'energy', 'water')),
	CONSTRAINT "status_known" CHECK ("carbon_entries"."status" in ('draft', 'counted')),
	CONSTRAINT "module_known" CHECK ("carbon_entries"."module" in ('A1-A3', 'A4', 'A5.1', 'A5.2', 'A5.3', 'A5.4')),
	CONSTRAINT "scope_known" CHECK ("carbon_entries"."scope" in ('1', '2', '3')),
	CONSTRAINT "quality_known" CHECK ("carbon_entries"."quality" in ('measured', 'epd', 'average', 'estimated')),
	CONSTRAINT "factorSource_known" CHECK ("carbon_entries"."factor_source" in ('official', 'epd', 'ice', 'own')),
	CONSTRAINT "isDelivered_known" CHECK ("carbon_entries"."is_delivered" in ('true', 'false')),
	CONSTRAINT "transportMethod_known" CHECK ("carbon_entries"."transport_method" in ('fuel', 'vehicle', 'weight')),
	CONSTRAINT "distanceUnit_known" CHECK ("carbon_entries"."distance_unit" in ('km', 'mi')),
	CONSTRAINT "wasteRoute_known" CHECK ("carbon_entries"."waste_route" in ('Re-use', 'Open-loop', 'Closed-loop', 'Combustion', 'Composting', 'Anaerobic digestion', 'Landfill'))
);
--> statement-breakpoint
ALTER TABLE "carbon_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carbon_factor_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_factor_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"edition" text NOT NULL,
	"year" smallint,
	"status" text DEFAULT 'draft' NOT NULL,
	"licence_reference" text,
	"published_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carbon_factor_sets_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "source_known" CHECK ("carbon_factor_sets"."source" in ('official', 'epd', 'ice', 'own')),
	CONSTRAINT "status_known" CHECK ("carbon_factor_sets"."status" in ('draft', 'published', 'superseded'))
);
--> statement-breakpoint
ALTER TABLE "carbon_factor_sets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carbon_factors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_factors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"set_id" integer NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"scope" text DEFAULT '3' NOT NULL,
	"unit" text NOT NULL,
	"value" numeric(20, 10) NOT NULL,
	"year" smallint NOT NULL,
	"density" numeric(9, 3),
	"reason" text,
	"epd_number" text,
	"programme" text,
	"expires_on" date,
	"replaces" text,
	"retired_at" timestamp with time zone,
	"document" text,
	"document_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carbon_factors_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "source_known" CHECK ("carbon_factors"."source" in ('official', 'epd', 'ice', 'own')),
	CONSTRAINT "category_known" CHECK ("carbon_factors"."category" in ('materials', 'plant', 'transport', 'waste', 'energy', 'water')),
	CONSTRAINT "scope_known" CHECK ("carbon_factors"."scope" in ('1', '2', '3'))
);
--> statement-breakpoint
ALTER TABLE "carbon_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carbon_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"settled" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carbon_settings_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "carbon_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carbon_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"target" numeric(14, 3),
	"area" numeric(9, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carbon_targets_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "carbon_targets_organizationId_projectId_unique" UNIQUE("organization_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "carbon_targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carbon_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carbon_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"carbon_entry_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"scope" text NOT NULL,
	"label" text NOT NULL,
	"quantity" numeric(26, 12) NOT NULL,
	"unit" text NOT NULL,
	"factor_id" text,
	"factor_source" text,
	"factor_year" smallint,
	"factor" numeric(20, 10),
	"kilograms" numeric(20, 6) NOT NULL,
	"sum" text NOT NULL,
	CONSTRAINT "carbon_terms_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "carbon_terms_organizationId_carbonEntryId_place_unique" UNIQUE("organization_id","carbon_entry_id","place"),
	CONSTRAINT "kind_known" CHECK ("carbon_terms"."kind" in ('direct', 'losses', 'wtt', 'biogenic')),
	CONSTRAINT "module_known" CHECK ("carbon_terms"."module" in ('A1-A3', 'A4', 'A5.1', 'A5.2', 'A5.3', 'A5.4')),
	CONSTRAINT "scope_known" CHECK ("carbon_terms"."scope" in ('1', '2', '3', 'outside')),
	CONSTRAINT "factorSource_known" CHECK ("carbon_terms"."factor_source" in ('official', 'epd', 'ice', 'own'))
);
--> statement-breakpoint
ALTER TABLE "carbon_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "carbon_entry_id" integer;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_delivery_fk" FOREIGN KEY ("organization_id","delivery_id") REFERENCES "public"."deliveries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_entries" ADD CONSTRAINT "carbon_entries_diary_fk" FOREIGN KEY ("organization_id","diary_entry_id") REFERENCES "public"."diary_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factor_sets" ADD CONSTRAINT "carbon_factor_sets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factor_sets" ADD CONSTRAINT "carbon_factor_sets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factor_sets" ADD CONSTRAINT "carbon_factor_sets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factors" ADD CONSTRAINT "carbon_factors_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factors" ADD CONSTRAINT "carbon_factors_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factors" ADD CONSTRAINT "carbon_factors_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_factors" ADD CONSTRAINT "carbon_factors_set_fk" FOREIGN KEY ("organization_id","set_id") REFERENCES "public"."carbon_factor_sets"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_settings" ADD CONSTRAINT "carbon_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_settings" ADD CONSTRAINT "carbon_settings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_settings" ADD CONSTRAINT "carbon_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_targets" ADD CONSTRAINT "carbon_targets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_targets" ADD CONSTRAINT "carbon_targets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_targets" ADD CONSTRAINT "carbon_targets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_targets" ADD CONSTRAINT "carbon_targets_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD CONSTRAINT "carbon_terms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD CONSTRAINT "carbon_terms_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_terms" ADD CONSTRAINT "carbon_terms_entry_fk" FOREIGN KEY ("organization_id","carbon_entry_id") REFERENCES "public"."carbon_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carbon_entries_organization_id_project_id_id_index" ON "carbon_entries" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "carbon_entries_organization_id_project_id_date_index" ON "carbon_entries" USING btree ("organization_id","project_id","date");--> statement-breakpoint
CREATE INDEX "carbon_entries_organization_id_delivery_id_index" ON "carbon_entries" USING btree ("organization_id","delivery_id");--> statement-breakpoint
CREATE INDEX "carbon_entries_organization_id_diary_entry_id_index" ON "carbon_entries" USING btree ("organization_id","diary_entry_id");--> statement-breakpoint
CREATE INDEX "carbon_factor_sets_organization_id_source_status_index" ON "carbon_factor_sets" USING btree ("organization_id","source","status");--> statement-breakpoint
CREATE INDEX "carbon_factors_organization_id_set_id_id_index" ON "carbon_factors" USING btree ("organization_id","set_id","id");--> statement-breakpoint
CREATE INDEX "carbon_factors_organization_id_replaces_year_index" ON "carbon_factors" USING btree ("organization_id","replaces","year");--> statement-breakpoint
CREATE INDEX "carbon_terms_organization_id_project_id_carbon_entry_id_index" ON "carbon_terms" USING btree ("organization_id","project_id","carbon_entry_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_carbon_fk" FOREIGN KEY ("organization_id","carbon_entry_id") REFERENCES "public"."carbon_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_organization_id_carbon_entry_id_index" ON "files" USING btree ("organization_id","carbon_entry_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_entries" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_factor_sets" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_factors" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_settings" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_targets" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "carbon_terms" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['carbon_entries', 'carbon_terms', 'carbon_factor_sets', 'carbon_factors',
    'carbon_settings', 'carbon_targets']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- What was settled once stays true for its days.
REVOKE DELETE ON carbon_settings FROM sitewright_app;--> statement-breakpoint
CREATE TRIGGER carbon_settings_stay BEFORE UPDATE ON carbon_settings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- An entry outlives the material and the machine that it names.
ALTER TABLE carbon_entries ADD CONSTRAINT carbon_entries_material_fk
  FOREIGN KEY (organization_id, material_id) REFERENCES materials (organization_id, id)
  ON DELETE SET NULL (material_id);--> statement-breakpoint
ALTER TABLE carbon_entries ADD CONSTRAINT carbon_entries_hire_fk
  FOREIGN KEY (organization_id, plant_hire_id) REFERENCES plant_hires (organization_id, id)
  ON DELETE SET NULL (plant_hire_id);--> statement-breakpoint
CREATE INDEX carbon_entries_material ON carbon_entries (organization_id, material_id);--> statement-breakpoint
CREATE INDEX carbon_entries_hire ON carbon_entries (organization_id, plant_hire_id);
