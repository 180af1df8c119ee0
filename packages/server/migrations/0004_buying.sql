CREATE TABLE "deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"purchase_order_id" integer NOT NULL,
	"date" date NOT NULL,
	"ticket_number" text,
	"received_by" text NOT NULL,
	"notes" text,
	"diary_entry_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deliveries_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"delivery_id" integer NOT NULL,
	"purchase_order_item_id" integer NOT NULL,
	"received" numeric(12, 3) DEFAULT '0' NOT NULL,
	"rejected" numeric(12, 3) DEFAULT '0' NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_items_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "rejectionReason_known" CHECK ("delivery_items"."rejection_reason" in ('short', 'damaged', 'wrong', 'late', 'quality'))
);
--> statement-breakpoint
ALTER TABLE "delivery_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"name" text NOT NULL,
	"template_type" text NOT NULL,
	"subject" text NOT NULL,
	"html_content" text NOT NULL,
	"text_content" text NOT NULL,
	"variables" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "email_templates_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "email_templates_organizationId_name_unique" UNIQUE("organization_id","name")
);
--> statement-breakpoint
ALTER TABLE "email_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "material_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "material_imports_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "material_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "material_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"material_id" integer NOT NULL,
	"price" numeric(14, 4) NOT NULL,
	"source" text NOT NULL,
	"priced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "material_prices_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "source_known" CHECK ("material_prices"."source" in ('catalogue', 'bulk', 'import', 'order'))
);
--> statement-breakpoint
ALTER TABLE "material_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"item_description" text NOT NULL,
	"sku" text,
	"purchase_cost" numeric(14, 4),
	"weight" numeric(12, 3),
	"weight_unit" text DEFAULT 'kg' NOT NULL,
	"category" text,
	"unit" text DEFAULT 'no.' NOT NULL,
	"supplier_id" integer,
	"active" text DEFAULT 'yes' NOT NULL,
	"barcode" text,
	"is_hazardous" text DEFAULT 'no' NOT NULL,
	"carbon_per_unit" numeric(16, 6),
	"carbon_factor_id" text,
	"carbon_source" text,
	"carbon_year" integer,
	"import_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "materials_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "weightUnit_known" CHECK ("materials"."weight_unit" in ('g', 'kg', 't')),
	CONSTRAINT "active_known" CHECK ("materials"."active" in ('yes', 'no')),
	CONSTRAINT "isHazardous_known" CHECK ("materials"."is_hazardous" in ('yes', 'no'))
);
--> statement-breakpoint
ALTER TABLE "materials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"move" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_movements_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "move_known" CHECK ("stock_movements"."move" in ('used', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"series" text NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_numbers_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "order_numbers_organizationId_series_unique" UNIQUE("organization_id","series")
);
--> statement-breakpoint
ALTER TABLE "order_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_order_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"purchase_order_id" integer NOT NULL,
	"message" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_order_comments_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_order_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"purchase_order_id" integer NOT NULL,
	"place" integer NOT NULL,
	"material_id" integer,
	"description" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text,
	"unit_price" numeric(14, 4) NOT NULL,
	"discount_rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"line_total" numeric(15, 2) DEFAULT '0' NOT NULL,
	"carbon_per_unit" numeric(16, 6),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_order_items_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_order_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"purchase_order_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"reason" text,
	"record" jsonb NOT NULL,
	"net" numeric(15, 2) DEFAULT '0' NOT NULL,
	"pdf" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_order_revisions_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "purchase_order_revisions_organizationId_purchaseOrderId_revision_unique" UNIQUE("organization_id","purchase_order_id","revision")
);
--> statement-breakpoint
ALTER TABLE "purchase_order_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"contract_id" integer NOT NULL,
	"supplier_id" integer,
	"po_number" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_address" text,
	"supplier_email" text,
	"supplier_phone" text,
	"issue_date" date,
	"delivery_date" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_before" text,
	"status_reason" text,
	"cost_head" text DEFAULT 'materials' NOT NULL,
	"vat_treatment" text DEFAULT 'standard20' NOT NULL,
	"cis_applies" boolean DEFAULT false NOT NULL,
	"subtotal" numeric(15, 2) DEFAULT '0' NOT NULL,
	"vat_rate" numeric(5, 2) DEFAULT '20.00' NOT NULL,
	"vat_amount" numeric(15, 2) DEFAULT '0' NOT NULL,
	"total" numeric(15, 2) DEFAULT '0' NOT NULL,
	"delivery_address" text,
	"delivery_instructions" text,
	"site_contact" text,
	"terms" text,
	"notes" text,
	"submitted_at" timestamp with time zone,
	"submitted_by" integer,
	"written_by" integer,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	"sent_at" timestamp with time zone,
	"sent_to" text,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" text,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_orders_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "purchase_orders_organizationId_poNumber_unique" UNIQUE("organization_id","po_number"),
	CONSTRAINT "status_known" CHECK ("purchase_orders"."status" in ('draft', 'pending', 'approved', 'rejected', 'sent', 'acknowledged', 'part_received', 'received', 'closed', 'on_hold', 'cancelled')),
	CONSTRAINT "costHead_known" CHECK ("purchase_orders"."cost_head" in ('labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other')),
	CONSTRAINT "vatTreatment_known" CHECK ("purchase_orders"."vat_treatment" in ('standard20', 'reduced5', 'zero', 'exempt', 'reverse_charge20', 'reverse_charge5'))
);
--> statement-breakpoint
ALTER TABLE "purchase_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"supplier_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"email" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_contacts_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_insurances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_insurances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"supplier_id" integer NOT NULL,
	"insurance_type" text NOT NULL,
	"insurer" text,
	"policy_number" text,
	"cover" numeric(15, 2),
	"expiry" date NOT NULL,
	"document" text,
	"document_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_insurances_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "insuranceType_known" CHECK ("supplier_insurances"."insurance_type" in ('public_liability', 'employers_liability', 'professional_indemnity', 'plant_hired_in'))
);
--> statement-breakpoint
ALTER TABLE "supplier_insurances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"supplier_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_projects_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "supplier_projects_organizationId_supplierId_projectId_unique" UNIQUE("organization_id","supplier_id","project_id"),
	CONSTRAINT "status_known" CHECK ("supplier_projects"."status" in ('active', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "supplier_projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"contact_person" text,
	"email" text,
	"phone" text,
	"address" text,
	"city" text,
	"postcode" text,
	"country" text DEFAULT 'United Kingdom' NOT NULL,
	"supplier_type" text NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"insurance_expiry" date,
	"vat_number" text,
	"company_number" text,
	"utr" text,
	"cis_status" text DEFAULT 'not_in_scope' NOT NULL,
	"cis_verification_number" text,
	"cis_verified_at" timestamp with time zone,
	"payment_terms" text,
	"credit_limit" numeric(15, 2),
	"discount_rate" numeric(5, 2),
	"performance_override" numeric(2, 1),
	"override_reason" text,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "suppliers_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "supplierType_known" CHECK ("suppliers"."supplier_type" in ('materials', 'plant_hire', 'subcontractor', 'labour_agency', 'waste_carrier', 'professional_services', 'utilities', 'other')),
	CONSTRAINT "status_known" CHECK ("suppliers"."status" in ('pending', 'active', 'preferred', 'on_hold', 'blocked', 'inactive')),
	CONSTRAINT "cisStatus_known" CHECK ("suppliers"."cis_status" in ('gross', 'standard20', 'higher30', 'unverified', 'not_in_scope'))
);
--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "delivery_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_fk" FOREIGN KEY ("organization_id","purchase_order_id") REFERENCES "public"."purchase_orders"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_delivery_fk" FOREIGN KEY ("organization_id","delivery_id") REFERENCES "public"."deliveries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_line_fk" FOREIGN KEY ("organization_id","purchase_order_item_id") REFERENCES "public"."purchase_order_items"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_imports" ADD CONSTRAINT "material_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_imports" ADD CONSTRAINT "material_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_imports" ADD CONSTRAINT "material_imports_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_prices" ADD CONSTRAINT "material_prices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_prices" ADD CONSTRAINT "material_prices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_prices" ADD CONSTRAINT "material_prices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_prices" ADD CONSTRAINT "material_prices_material_fk" FOREIGN KEY ("organization_id","material_id") REFERENCES "public"."materials"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_material_fk" FOREIGN KEY ("organization_id","material_id") REFERENCES "public"."materials"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_comments" ADD CONSTRAINT "purchase_order_comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_comments" ADD CONSTRAINT "purchase_order_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_comments" ADD CONSTRAINT "purchase_order_comments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_comments" ADD CONSTRAINT "purchase_order_comments_order_fk" FOREIGN KEY ("organization_id","purchase_order_id") REFERENCES "public"."purchase_orders"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_items" ADD CONSTRAINT "purchase_order_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_items" ADD CONSTRAINT "purchase_order_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_items" ADD CONSTRAINT "purchase_order_items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_items" ADD CONSTRAINT "purchase_order_items_order_fk" FOREIGN KEY ("organization_id","purchase_order_id") REFERENCES "public"."purchase_orders"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_revisions" ADD CONSTRAINT "purchase_order_revisions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_revisions" ADD CONSTRAINT "purchase_order_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_revisions" ADD CONSTRAINT "purchase_order_revisions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_revisions" ADD CONSTRAINT "purchase_order_revisions_order_fk" FOREIGN KEY ("organization_id","purchase_order_id") REFERENCES "public"."purchase_orders"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_contract_fk" FOREIGN KEY ("organization_id","contract_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contacts" ADD CONSTRAINT "supplier_contacts_supplier_fk" FOREIGN KEY ("organization_id","supplier_id") REFERENCES "public"."suppliers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_insurances" ADD CONSTRAINT "supplier_insurances_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_insurances" ADD CONSTRAINT "supplier_insurances_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_insurances" ADD CONSTRAINT "supplier_insurances_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_insurances" ADD CONSTRAINT "supplier_insurances_supplier_fk" FOREIGN KEY ("organization_id","supplier_id") REFERENCES "public"."suppliers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_projects" ADD CONSTRAINT "supplier_projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_projects" ADD CONSTRAINT "supplier_projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_projects" ADD CONSTRAINT "supplier_projects_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_projects" ADD CONSTRAINT "supplier_projects_supplier_fk" FOREIGN KEY ("organization_id","supplier_id") REFERENCES "public"."suppliers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_projects" ADD CONSTRAINT "supplier_projects_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_organization_id_purchase_order_id_id_index" ON "deliveries" USING btree ("organization_id","purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_organization_id_project_id_id_index" ON "deliveries" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_organization_id_project_id_date_index" ON "deliveries" USING btree ("organization_id","project_id","date");--> statement-breakpoint
CREATE INDEX "deliveries_organization_id_diary_entry_id_index" ON "deliveries" USING btree ("organization_id","diary_entry_id");--> statement-breakpoint
CREATE INDEX "delivery_items_organization_id_delivery_id_id_index" ON "delivery_items" USING btree ("organization_id","delivery_id","id");--> statement-breakpoint
CREATE INDEX "delivery_items_organization_id_purchase_order_item_id_index" ON "delivery_items" USING btree ("organization_id","purchase_order_item_id");--> statement-breakpoint
CREATE INDEX "material_prices_organization_id_material_id_priced_at_index" ON "material_prices" USING btree ("organization_id","material_id","priced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "materials_sku_unique" ON "materials" USING btree ("organization_id",lower("sku"));--> statement-breakpoint
CREATE INDEX "materials_organization_id_category_id_index" ON "materials" USING btree ("organization_id","category","id");--> statement-breakpoint
CREATE INDEX "materials_organization_id_supplier_id_index" ON "materials" USING btree ("organization_id","supplier_id");--> statement-breakpoint
CREATE INDEX "materials_organization_id_import_id_index" ON "materials" USING btree ("organization_id","import_id");--> statement-breakpoint
CREATE INDEX "stock_movements_organization_id_material_id_project_id_index" ON "stock_movements" USING btree ("organization_id","material_id","project_id");--> statement-breakpoint
CREATE INDEX "stock_movements_organization_id_project_id_id_index" ON "stock_movements" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_comments_organization_id_purchase_order_id_id_index" ON "purchase_order_comments" USING btree ("organization_id","purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_items_organization_id_purchase_order_id_place_index" ON "purchase_order_items" USING btree ("organization_id","purchase_order_id","place");--> statement-breakpoint
CREATE INDEX "purchase_order_items_organization_id_material_id_index" ON "purchase_order_items" USING btree ("organization_id","material_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_organization_id_contract_id_status_id_index" ON "purchase_orders" USING btree ("organization_id","contract_id","status","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_organization_id_supplier_id_id_index" ON "purchase_orders" USING btree ("organization_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_organization_id_status_id_index" ON "purchase_orders" USING btree ("organization_id","status","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_organization_id_link_hash_index" ON "purchase_orders" USING btree ("organization_id","link_hash");--> statement-breakpoint
CREATE INDEX "supplier_contacts_organization_id_supplier_id_id_index" ON "supplier_contacts" USING btree ("organization_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "supplier_insurances_organization_id_supplier_id_id_index" ON "supplier_insurances" USING btree ("organization_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "supplier_insurances_organization_id_expiry_index" ON "supplier_insurances" USING btree ("organization_id","expiry");--> statement-breakpoint
CREATE INDEX "supplier_projects_organization_id_project_id_id_index" ON "supplier_projects" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_code_unique" ON "suppliers" USING btree ("organization_id",lower("code"));--> statement-breakpoint
CREATE INDEX "suppliers_organization_id_status_id_index" ON "suppliers" USING btree ("organization_id","status","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_delivery_fk" FOREIGN KEY ("organization_id","delivery_id") REFERENCES "public"."deliveries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_organization_id_delivery_id_index" ON "files" USING btree ("organization_id","delivery_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "deliveries" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "delivery_items" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "email_templates" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "material_imports" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "material_prices" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "materials" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "stock_movements" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "order_numbers" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "purchase_order_comments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "purchase_order_items" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "purchase_order_revisions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "purchase_orders" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "supplier_contacts" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "supplier_insurances" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "supplier_projects" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['suppliers', 'supplier_contacts', 'supplier_insurances',
    'supplier_projects', 'materials', 'material_prices', 'material_imports', 'stock_movements',
    'purchase_orders', 'purchase_order_items', 'purchase_order_revisions',
    'purchase_order_comments', 'order_numbers', 'deliveries', 'delivery_items', 'email_templates']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- A number that was given once is never given again.
REVOKE DELETE ON order_numbers FROM sitewright_app;--> statement-breakpoint
ALTER TABLE materials ADD CONSTRAINT materials_supplier_fk
  FOREIGN KEY (organization_id, supplier_id) REFERENCES suppliers (organization_id, id)
  ON DELETE SET NULL (supplier_id);--> statement-breakpoint
ALTER TABLE materials ADD CONSTRAINT materials_import_fk
  FOREIGN KEY (organization_id, import_id) REFERENCES material_imports (organization_id, id)
  ON DELETE SET NULL (import_id);--> statement-breakpoint
-- Whoever was ordered from stays: they can be made inactive, not deleted.
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_supplier_fk
  FOREIGN KEY (organization_id, supplier_id) REFERENCES suppliers (organization_id, id);--> statement-breakpoint
ALTER TABLE purchase_order_items ADD CONSTRAINT purchase_order_items_material_fk
  FOREIGN KEY (organization_id, material_id) REFERENCES materials (organization_id, id)
  ON DELETE SET NULL (material_id);--> statement-breakpoint
ALTER TABLE deliveries ADD CONSTRAINT deliveries_entry_fk
  FOREIGN KEY (organization_id, diary_entry_id) REFERENCES diary_entries (organization_id, id)
  ON DELETE SET NULL (diary_entry_id);
