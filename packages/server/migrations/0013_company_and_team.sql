ALTER TABLE "access_requests" ALTER COLUMN "status" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_provider" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "insurance_expiry" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "health_safety_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "health_safety_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "quality_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "quality_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "environmental_policy" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "environmental_policy_review" date;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "specializations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "established_year" integer;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "number_of_employees" integer;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "annual_turnover" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_account" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "bank_sort_code" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "contact_person_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "contact_person_role" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "emergency_contact_name" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "emergency_contact_phone" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "cis_registered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "construction_line_number" text;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "safe_contractor_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "is_organization_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "decided_by_name" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE POLICY "own" ON "user_organizations" AS PERMISSIVE FOR SELECT TO public USING (user_id = nullif(current_setting('app.member', true), '')::int);--> statement-breakpoint
-- What was asked before anybody could decide still waits.
UPDATE access_requests SET status = 'new' WHERE status = 'open';
