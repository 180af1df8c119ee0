CREATE TABLE "hse_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hse_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer,
	"plant_hire_entry_id" integer,
	"equipment_name" text,
	"certificate_type" text NOT NULL,
	"file_name" text NOT NULL,
	"original_file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" integer,
	"mime_type" text,
	"certificate_number" text,
	"issued_by" text,
	"issued_date" date,
	"expiry_date" date,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"renews_id" integer,
	"reminded_at" integer,
	"uploaded_by" integer,
	"notes" text,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hse_certificates_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "status_known" CHECK ("hse_certificates"."status" in ('active', 'superseded', 'revoked', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "hse_certificates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_issue_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_issue_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"site_issue_id" integer NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_issue_comments_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "site_issue_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_issue_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_issue_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"site_issue_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_issue_events_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "site_issue_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "toolbox_talks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "toolbox_talks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"topic" text,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"held_by" text NOT NULL,
	"attendees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "toolbox_talks_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "toolbox_talks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wellbeing_call_backs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wellbeing_call_backs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"requester_id" integer NOT NULL,
	"supporter_id" integer NOT NULL,
	"message" text,
	"phone" text,
	"status" text DEFAULT 'open' NOT NULL,
	"contacted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wellbeing_call_backs_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "status_known" CHECK ("wellbeing_call_backs"."status" in ('open', 'contacted', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wellbeing_supporters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wellbeing_supporters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"user_id" integer NOT NULL,
	"phone" text,
	"about" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wellbeing_supporters_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "wellbeing_supporters_organizationId_userId_unique" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "wellbeing_supporters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wellbeing_weeks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wellbeing_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer,
	"week" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shown_answers" integer DEFAULT 0 NOT NULL,
	"shown_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "wellbeing_weeks_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "wellbeing_weeks_organizationId_projectId_week_unique" UNIQUE NULLS NOT DISTINCT("organization_id","project_id","week")
);
--> statement-breakpoint
ALTER TABLE "wellbeing_weeks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organization_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"wrapped_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "organization_keys_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "organization_keys_organizationId_unique" UNIQUE("organization_id")
);
--> statement-breakpoint
ALTER TABLE "organization_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worker_card_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_card_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" integer NOT NULL,
	"method" text NOT NULL,
	"result" text NOT NULL,
	"card_number" text,
	"note" text,
	"checked_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "worker_card_checks_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "method_known" CHECK ("worker_card_checks"."method" in ('smart_check', 'by_eye', 'service')),
	CONSTRAINT "result_known" CHECK ("worker_card_checks"."result" in ('unverified', 'verified', 'failed', 'mismatch'))
);
--> statement-breakpoint
ALTER TABLE "worker_card_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worker_competences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_competences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" integer NOT NULL,
	"competence" text NOT NULL,
	"reference" text,
	"issued_on" date,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "worker_competences_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "worker_competences_organizationId_workerId_competence_unique" UNIQUE("organization_id","worker_id","competence")
);
--> statement-breakpoint
ALTER TABLE "worker_competences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worker_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" integer NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"mimetype" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "worker_documents_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "worker_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worker_inductions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_inductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"inducted_on" date NOT NULL,
	"inductor" text NOT NULL,
	"has_passed" boolean DEFAULT true NOT NULL,
	"signature" text,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "worker_inductions_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "worker_inductions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "worker_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" integer NOT NULL,
	"effective_from" date NOT NULL,
	"rates" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "worker_rates_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "worker_rates_organizationId_workerId_effectiveFrom_unique" UNIQUE("organization_id","worker_id","effective_from")
);
--> statement-breakpoint
ALTER TABLE "worker_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_issues" DROP CONSTRAINT "issueType_known";--> statement-breakpoint
ALTER TABLE "site_issues" DROP CONSTRAINT "status_known";--> statement-breakpoint
ALTER TABLE "workers" DROP CONSTRAINT "employmentStatus_known";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "site_issue_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "assigned_user_id" integer;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "root_cause" text;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "cost_impact" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "days_impact" numeric(6, 1);--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "riddor" jsonb;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "closed_by_name" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "mobile_phone" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "country" text DEFAULT 'United Kingdom' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_card_number" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_card_expiry" date;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_scheme_id" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_validated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_validated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_customer_name" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_card_type" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_serial" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_registration_number" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_qualification_type" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_qualification_details" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_photo" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "cscs_is_valid" boolean;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "card_state" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "qualifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "skills_training" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "induction_completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "induction_date" date;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "score_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "timekeeping_score" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "attendance_score" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "quality_score" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "safety_score" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "emergency_contact_name" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "emergency_contact_phone" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "emergency_contact_relation" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "next_of_kin" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "vehicle_registration" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "right_to_work_kind" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "right_to_work_checked_on" date;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "right_to_work_expires_on" date;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "date_of_birth" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "national_insurance" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "national_insurance_hash" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "right_to_work" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "driving_license" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "bank_details" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "tax_code" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "pay" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "medical_conditions" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "allergies" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "sick_days" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "profile_picture" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "badge" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hse_certificates" ADD CONSTRAINT "hse_certificates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hse_certificates" ADD CONSTRAINT "hse_certificates_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hse_certificates" ADD CONSTRAINT "hse_certificates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hse_certificates" ADD CONSTRAINT "hse_certificates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hse_certificates" ADD CONSTRAINT "hse_certificates_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_comments" ADD CONSTRAINT "site_issue_comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_comments" ADD CONSTRAINT "site_issue_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_comments" ADD CONSTRAINT "site_issue_comments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_comments" ADD CONSTRAINT "site_issue_comments_issue_fk" FOREIGN KEY ("organization_id","site_issue_id") REFERENCES "public"."site_issues"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_events" ADD CONSTRAINT "site_issue_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_events" ADD CONSTRAINT "site_issue_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_events" ADD CONSTRAINT "site_issue_events_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_events" ADD CONSTRAINT "site_issue_events_issue_fk" FOREIGN KEY ("organization_id","site_issue_id") REFERENCES "public"."site_issues"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_talks" ADD CONSTRAINT "toolbox_talks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_talks" ADD CONSTRAINT "toolbox_talks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_talks" ADD CONSTRAINT "toolbox_talks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toolbox_talks" ADD CONSTRAINT "toolbox_talks_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ADD CONSTRAINT "wellbeing_call_backs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ADD CONSTRAINT "wellbeing_call_backs_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ADD CONSTRAINT "wellbeing_call_backs_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ADD CONSTRAINT "wellbeing_call_backs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_call_backs" ADD CONSTRAINT "wellbeing_call_backs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_supporters" ADD CONSTRAINT "wellbeing_supporters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_supporters" ADD CONSTRAINT "wellbeing_supporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_supporters" ADD CONSTRAINT "wellbeing_supporters_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_supporters" ADD CONSTRAINT "wellbeing_supporters_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_weeks" ADD CONSTRAINT "wellbeing_weeks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_weeks" ADD CONSTRAINT "wellbeing_weeks_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_keys" ADD CONSTRAINT "organization_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_keys" ADD CONSTRAINT "organization_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_keys" ADD CONSTRAINT "organization_keys_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_card_checks" ADD CONSTRAINT "worker_card_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_card_checks" ADD CONSTRAINT "worker_card_checks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_card_checks" ADD CONSTRAINT "worker_card_checks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_card_checks" ADD CONSTRAINT "worker_card_checks_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_competences" ADD CONSTRAINT "worker_competences_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_competences" ADD CONSTRAINT "worker_competences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_competences" ADD CONSTRAINT "worker_competences_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_competences" ADD CONSTRAINT "worker_competences_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_documents" ADD CONSTRAINT "worker_documents_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_inductions" ADD CONSTRAINT "worker_inductions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_inductions" ADD CONSTRAINT "worker_inductions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_inductions" ADD CONSTRAINT "worker_inductions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_inductions" ADD CONSTRAINT "worker_inductions_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_inductions" ADD CONSTRAINT "worker_inductions_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_rates" ADD CONSTRAINT "worker_rates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_rates" ADD CONSTRAINT "worker_rates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_rates" ADD CONSTRAINT "worker_rates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_rates" ADD CONSTRAINT "worker_rates_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hse_certificates_organization_id_project_id_id_index" ON "hse_certificates" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "hse_certificates_organization_id_expiry_date_index" ON "hse_certificates" USING btree ("organization_id","expiry_date");--> statement-breakpoint
CREATE INDEX "hse_certificates_organization_id_plant_hire_entry_id_index" ON "hse_certificates" USING btree ("organization_id","plant_hire_entry_id");--> statement-breakpoint
CREATE INDEX "site_issue_comments_organization_id_site_issue_id_id_index" ON "site_issue_comments" USING btree ("organization_id","site_issue_id","id");--> statement-breakpoint
CREATE INDEX "site_issue_events_organization_id_site_issue_id_id_index" ON "site_issue_events" USING btree ("organization_id","site_issue_id","id");--> statement-breakpoint
CREATE INDEX "toolbox_talks_organization_id_project_id_id_index" ON "toolbox_talks" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "wellbeing_call_backs_organization_id_requester_id_id_index" ON "wellbeing_call_backs" USING btree ("organization_id","requester_id","id");--> statement-breakpoint
CREATE INDEX "wellbeing_call_backs_organization_id_supporter_id_id_index" ON "wellbeing_call_backs" USING btree ("organization_id","supporter_id","id");--> statement-breakpoint
CREATE INDEX "worker_card_checks_organization_id_worker_id_id_index" ON "worker_card_checks" USING btree ("organization_id","worker_id","id");--> statement-breakpoint
CREATE INDEX "worker_documents_organization_id_worker_id_id_index" ON "worker_documents" USING btree ("organization_id","worker_id","id");--> statement-breakpoint
CREATE INDEX "worker_inductions_organization_id_project_id_worker_id_index" ON "worker_inductions" USING btree ("organization_id","project_id","worker_id");--> statement-breakpoint
CREATE INDEX "worker_inductions_organization_id_worker_id_id_index" ON "worker_inductions" USING btree ("organization_id","worker_id","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_issue_fk" FOREIGN KEY ("organization_id","site_issue_id") REFERENCES "public"."site_issues"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issues" ADD CONSTRAINT "site_issues_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_organization_id_site_issue_id_index" ON "files" USING btree ("organization_id","site_issue_id");--> statement-breakpoint
CREATE INDEX "workers_organization_id_last_name_id_index" ON "workers" USING btree ("organization_id","last_name","id");--> statement-breakpoint
CREATE INDEX "workers_organization_id_national_insurance_hash_index" ON "workers" USING btree ("organization_id","national_insurance_hash");--> statement-breakpoint
ALTER TABLE "site_issues" ADD CONSTRAINT "site_issues_organizationId_projectId_number_unique" UNIQUE("organization_id","project_id","number");--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_organizationId_badge_unique" UNIQUE("organization_id","badge");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "stage_known" CHECK ("files"."stage" in ('before', 'after'));--> statement-breakpoint
ALTER TABLE "site_issues" ADD CONSTRAINT "issueType_known" CHECK ("site_issues"."issue_type" in ('snag', 'quality', 'safety', 'near_miss', 'incident', 'environmental', 'delay', 'design', 'access', 'damage', 'theft', 'other'));--> statement-breakpoint
ALTER TABLE "site_issues" ADD CONSTRAINT "status_known" CHECK ("site_issues"."status" in ('open', 'in_progress', 'ready_for_review', 'rejected', 'disputed', 'closed', 'reopened', 'void'));--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "cardState_known" CHECK ("workers"."card_state" in ('unverified', 'verified', 'failed', 'mismatch'));--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "rightToWorkKind_known" CHECK ("workers"."right_to_work_kind" in ('list_a', 'list_b', 'share_code'));--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "employmentStatus_known" CHECK ("workers"."employment_status" in ('active', 'on_leave', 'suspended', 'left'));--> statement-breakpoint
CREATE POLICY "tenant" ON "hse_certificates" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "site_issue_comments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "site_issue_events" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "toolbox_talks" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "wellbeing_call_backs" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "wellbeing_supporters" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "wellbeing_weeks" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "organization_keys" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "worker_card_checks" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "worker_competences" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "worker_documents" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "worker_inductions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "worker_rates" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['site_issue_comments', 'site_issue_events', 'hse_certificates',
    'wellbeing_weeks',
    'wellbeing_call_backs', 'wellbeing_supporters', 'toolbox_talks', 'worker_rates',
    'worker_competences', 'worker_inductions', 'worker_card_checks', 'worker_documents',
    'organization_keys']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- A certificate outlives the machine that it was for, and the one that it renews.
ALTER TABLE hse_certificates ADD CONSTRAINT hse_certificates_hire_fk
  FOREIGN KEY (organization_id, plant_hire_entry_id) REFERENCES plant_hires (organization_id, id)
  ON DELETE SET NULL (plant_hire_entry_id);--> statement-breakpoint
ALTER TABLE hse_certificates ADD CONSTRAINT hse_certificates_renews_fk
  FOREIGN KEY (organization_id, renews_id) REFERENCES hse_certificates (organization_id, id)
  ON DELETE SET NULL (renews_id);--> statement-breakpoint
CREATE INDEX hse_certificates_renews ON hse_certificates (organization_id, renews_id);--> statement-breakpoint
-- What has happened is only added to.
DO $$
DECLARE kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['site_issue_events', 'worker_card_checks'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      kept || '_stay', kept);
  END LOOP;
END $$;--> statement-breakpoint
-- Issues that are older than the count get their number; the owner sees them only while the guards do not bind them.
DO $$
BEGIN
  ALTER TABLE site_issues NO FORCE ROW LEVEL SECURITY;
  UPDATE site_issues i SET number = n.number FROM (
    SELECT id, row_number() OVER (PARTITION BY organization_id, project_id ORDER BY id) AS number FROM site_issues
  ) n WHERE n.id = i.id;
  ALTER TABLE site_issues FORCE ROW LEVEL SECURITY;
END $$;
