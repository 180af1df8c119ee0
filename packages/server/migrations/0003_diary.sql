CREATE TABLE "diary_amendments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_amendments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"diary_entry_id" integer NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"amended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"amended_by" integer,
	"amended_by_name" text NOT NULL,
	CONSTRAINT "diary_amendments_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "diary_amendments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "diary_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"time_slot" text NOT NULL,
	"record_id" integer,
	"record_type" text,
	"comment" text NOT NULL,
	"author" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "diary_comments_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "diary_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "diary_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_no_work" boolean DEFAULT false NOT NULL,
	"no_work_reason" text,
	"submitted_at" timestamp with time zone,
	"submitted_by" integer,
	"submitted_by_name" text,
	"signed_off_at" timestamp with time zone,
	"signed_off_by" integer,
	"signed_off_by_name" text,
	"accepted_gaps" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "diary_days_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "diary_days_organizationId_projectId_date_unique" UNIQUE("organization_id","project_id","date"),
	CONSTRAINT "status_known" CHECK ("diary_days"."status" in ('draft', 'submitted', 'approved', 'amended'))
);
--> statement-breakpoint
ALTER TABLE "diary_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "diary_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"user_id" integer,
	"date" date NOT NULL,
	"author" text NOT NULL,
	"work_summary" text NOT NULL,
	"weather_impact" text,
	"materials_delivered" text,
	"labor" text NOT NULL,
	"weather" jsonb,
	"shared_with" text[] DEFAULT '{}' NOT NULL,
	"type" text NOT NULL,
	"company" text,
	"job_role" text,
	"plant" text,
	"start_time" text,
	"finish_time" text,
	"hours" numeric(4, 1) NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "diary_entries_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "type_known" CHECK ("diary_entries"."type" in ('labour', 'plant', 'material'))
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comment_reactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reactions_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "comment_reactions_organizationId_commentId_userId_emoji_unique" UNIQUE("organization_id","comment_id","user_id","emoji"),
	CONSTRAINT "emoji_known" CHECK ("comment_reactions"."emoji" in ('👍', '✅', '👀', '⚠️', '❤️', '🎉'))
);
--> statement-breakpoint
ALTER TABLE "comment_reactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"file_id" integer NOT NULL,
	"user_id" integer,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "file_comments_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"diary_entry_id" integer,
	"diary_comment_id" integer,
	"journal_message_id" integer,
	"filename" text NOT NULL,
	"original_name" text NOT NULL,
	"path" text NOT NULL,
	"thumbnail" text,
	"mimetype" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"taken_at" timestamp with time zone,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "files_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"user_id" integer,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journal_messages_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "labour_gang_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labour_gang_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"gang_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	CONSTRAINT "labour_gang_members_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "labour_gang_members_organizationId_gangId_workerId_unique" UNIQUE("organization_id","gang_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "labour_gang_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "labour_gangs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labour_gangs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"job_role" text,
	"operatives" integer NOT NULL,
	"hourly_rate" numeric(8, 2),
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "labour_gangs_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "labour_gangs_organizationId_name_unique" UNIQUE("organization_id","name")
);
--> statement-breakpoint
ALTER TABLE "labour_gangs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "labour_segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labour_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"note" text,
	"is_paid" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "labour_segments_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "kind_known" CHECK ("labour_segments"."kind" in ('work', 'pause')),
	CONSTRAINT "reason_known" CHECK ("labour_segments"."reason" in ('break', 'lunch', 'weather', 'materials', 'plant', 'instruction', 'safety', 'other'))
);
--> statement-breakpoint
ALTER TABLE "labour_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "labour_session_workers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labour_session_workers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"session_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "labour_session_workers_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "labour_session_workers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "labour_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labour_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"crew_kind" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"job_role" text,
	"operatives" integer DEFAULT 1 NOT NULL,
	"task" text,
	"gang_id" integer,
	"plant_hire_id" integer,
	"hourly_rate" numeric(8, 2),
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"device_started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"needs_review" boolean DEFAULT false NOT NULL,
	"diary_entry_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "labour_sessions_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "crewKind_known" CHECK ("labour_sessions"."crew_kind" in ('worker', 'company', 'gang', 'plant')),
	CONSTRAINT "status_known" CHECK ("labour_sessions"."status" in ('running', 'paused', 'finished'))
);
--> statement-breakpoint
ALTER TABLE "labour_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plant_breakdowns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plant_breakdowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"plant_hire_id" integer NOT NULL,
	"reason" text NOT NULL,
	"broke_down_at" timestamp with time zone NOT NULL,
	"repaired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plant_breakdowns_organizationId_id_unique" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "plant_breakdowns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plant_hires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plant_hires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"plant_type" text,
	"supplier_name" text,
	"supplier_email" text,
	"hire_number" text,
	"status" text DEFAULT 'on_hire' NOT NULL,
	"on_hire_at" timestamp with time zone,
	"expected_off_hire" date,
	"rate" numeric(10, 2),
	"rate_per" text DEFAULT 'day' NOT NULL,
	"weekend_rule" text DEFAULT 'charged' NOT NULL,
	"minimum_days" integer DEFAULT 1 NOT NULL,
	"is_operated" boolean DEFAULT false NOT NULL,
	"operator_name" text,
	"fuel_type" text,
	"litres_per_hour" numeric(7, 2),
	"certificate_number" text,
	"certificate_expiry" date,
	"off_hire_notice_at" timestamp with time zone,
	"off_hire_number" text,
	"collected_at" timestamp with time zone,
	"damage" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plant_hires_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "status_known" CHECK ("plant_hires"."status" in ('requested', 'on_hire', 'off_hire_notified', 'collected', 'transferred')),
	CONSTRAINT "ratePer_known" CHECK ("plant_hires"."rate_per" in ('hour', 'day', 'week')),
	CONSTRAINT "weekendRule_known" CHECK ("plant_hires"."weekend_rule" in ('charged', 'free'))
);
--> statement-breakpoint
ALTER TABLE "plant_hires" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weather_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"temperature" numeric(4, 1),
	"condition" text,
	"humidity" smallint,
	"wind_speed" numeric(5, 1),
	"wind_gust" numeric(5, 1),
	"wind_direction" text,
	"pressure" numeric(6, 1),
	"visibility" numeric(5, 1),
	"uv_index" numeric(4, 1),
	"precipitation" numeric(6, 1),
	"lowest_temperature" numeric(4, 1),
	"highest_temperature" numeric(4, 1),
	"snow_lying" boolean,
	"description" text,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"latitude" numeric(8, 5),
	"longitude" numeric(8, 5),
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weather_records_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "weather_records_organizationId_projectId_date_unique" UNIQUE("organization_id","project_id","date")
);
--> statement-breakpoint
ALTER TABLE "weather_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weather_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"temperature" numeric(4, 1),
	"condition" text,
	"humidity" smallint,
	"wind_speed" numeric(5, 1),
	"wind_gust" numeric(5, 1),
	"wind_direction" text,
	"pressure" numeric(6, 1),
	"visibility" numeric(5, 1),
	"uv_index" numeric(4, 1),
	"precipitation" numeric(6, 1),
	"feels_like" numeric(4, 1),
	"dew_point" numeric(4, 1),
	"source" text NOT NULL,
	"latitude" numeric(8, 5),
	"longitude" numeric(8, 5),
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weather_snapshots_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "weather_snapshots_organizationId_projectId_timestamp_unique" UNIQUE("organization_id","project_id","timestamp")
);
--> statement-breakpoint
ALTER TABLE "weather_snapshots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"worker_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"job_title" text NOT NULL,
	"company" text,
	"employment_type" text NOT NULL,
	"employment_status" text DEFAULT 'active' NOT NULL,
	"start_date" date,
	"hourly_rate" numeric(8, 2),
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "workers_organizationId_id_unique" UNIQUE("organization_id","id"),
	CONSTRAINT "workers_organizationId_workerId_unique" UNIQUE("organization_id","worker_id"),
	CONSTRAINT "employmentType_known" CHECK ("workers"."employment_type" in ('Staff', 'Contractor', 'Agency')),
	CONSTRAINT "employmentStatus_known" CHECK ("workers"."employment_status" in ('active', 'suspended', 'left'))
);
--> statement-breakpoint
ALTER TABLE "workers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "diary_amendments" ADD CONSTRAINT "diary_amendments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_amendments" ADD CONSTRAINT "diary_amendments_amended_by_users_id_fk" FOREIGN KEY ("amended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_amendments" ADD CONSTRAINT "diary_amendments_entry_fk" FOREIGN KEY ("organization_id","diary_entry_id") REFERENCES "public"."diary_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_signed_off_by_users_id_fk" FOREIGN KEY ("signed_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_comment_fk" FOREIGN KEY ("organization_id","comment_id") REFERENCES "public"."file_comments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_comments" ADD CONSTRAINT "file_comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_comments" ADD CONSTRAINT "file_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_comments" ADD CONSTRAINT "file_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_comments" ADD CONSTRAINT "file_comments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_comments" ADD CONSTRAINT "file_comments_file_fk" FOREIGN KEY ("organization_id","file_id") REFERENCES "public"."files"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_entry_fk" FOREIGN KEY ("organization_id","diary_entry_id") REFERENCES "public"."diary_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_diary_comment_fk" FOREIGN KEY ("organization_id","diary_comment_id") REFERENCES "public"."diary_comments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_journal_message_fk" FOREIGN KEY ("organization_id","journal_message_id") REFERENCES "public"."journal_messages"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD CONSTRAINT "journal_messages_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD CONSTRAINT "journal_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD CONSTRAINT "journal_messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD CONSTRAINT "journal_messages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD CONSTRAINT "journal_messages_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gang_members" ADD CONSTRAINT "labour_gang_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gang_members" ADD CONSTRAINT "labour_gang_members_gang_fk" FOREIGN KEY ("organization_id","gang_id") REFERENCES "public"."labour_gangs"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gang_members" ADD CONSTRAINT "labour_gang_members_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gangs" ADD CONSTRAINT "labour_gangs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gangs" ADD CONSTRAINT "labour_gangs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_gangs" ADD CONSTRAINT "labour_gangs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_segments" ADD CONSTRAINT "labour_segments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_segments" ADD CONSTRAINT "labour_segments_session_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."labour_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_session_workers" ADD CONSTRAINT "labour_session_workers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_session_workers" ADD CONSTRAINT "labour_session_workers_session_fk" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."labour_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_session_workers" ADD CONSTRAINT "labour_session_workers_worker_fk" FOREIGN KEY ("organization_id","worker_id") REFERENCES "public"."workers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD CONSTRAINT "labour_sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD CONSTRAINT "labour_sessions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD CONSTRAINT "labour_sessions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD CONSTRAINT "labour_sessions_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD CONSTRAINT "labour_sessions_plant_fk" FOREIGN KEY ("organization_id","plant_hire_id") REFERENCES "public"."plant_hires"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_breakdowns" ADD CONSTRAINT "plant_breakdowns_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_breakdowns" ADD CONSTRAINT "plant_breakdowns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_breakdowns" ADD CONSTRAINT "plant_breakdowns_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_breakdowns" ADD CONSTRAINT "plant_breakdowns_hire_fk" FOREIGN KEY ("organization_id","plant_hire_id") REFERENCES "public"."plant_hires"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "plant_hires_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "plant_hires_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "plant_hires_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_hires" ADD CONSTRAINT "plant_hires_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_records" ADD CONSTRAINT "weather_records_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_records" ADD CONSTRAINT "weather_records_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_snapshots" ADD CONSTRAINT "weather_snapshots_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_snapshots" ADD CONSTRAINT "weather_snapshots_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workers" ADD CONSTRAINT "workers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_amendments_organization_id_diary_entry_id_id_index" ON "diary_amendments" USING btree ("organization_id","diary_entry_id","id");--> statement-breakpoint
CREATE INDEX "diary_comments_organization_id_project_id_date_id_index" ON "diary_comments" USING btree ("organization_id","project_id","date","id");--> statement-breakpoint
CREATE INDEX "diary_entries_organization_id_date_id_index" ON "diary_entries" USING btree ("organization_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "diary_entries_organization_id_project_id_date_id_index" ON "diary_entries" USING btree ("organization_id","project_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "diary_entries_organization_id_user_id_date_id_index" ON "diary_entries" USING btree ("organization_id","user_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_comments_organization_id_file_id_id_index" ON "file_comments" USING btree ("organization_id","file_id","id");--> statement-breakpoint
CREATE INDEX "files_organization_id_project_id_id_index" ON "files" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "files_organization_id_diary_entry_id_index" ON "files" USING btree ("organization_id","diary_entry_id");--> statement-breakpoint
CREATE INDEX "files_organization_id_diary_comment_id_index" ON "files" USING btree ("organization_id","diary_comment_id");--> statement-breakpoint
CREATE INDEX "files_organization_id_journal_message_id_index" ON "files" USING btree ("organization_id","journal_message_id");--> statement-breakpoint
CREATE INDEX "journal_messages_organization_id_project_id_id_index" ON "journal_messages" USING btree ("organization_id","project_id","id");--> statement-breakpoint
CREATE INDEX "labour_segments_organization_id_session_id_id_index" ON "labour_segments" USING btree ("organization_id","session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "labour_segments_one_open" ON "labour_segments" USING btree ("organization_id","session_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "labour_session_workers_organization_id_session_id_index" ON "labour_session_workers" USING btree ("organization_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labour_session_workers_one_open" ON "labour_session_workers" USING btree ("organization_id","worker_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "labour_sessions_organization_id_project_id_started_at_id_index" ON "labour_sessions" USING btree ("organization_id","project_id","started_at","id");--> statement-breakpoint
CREATE INDEX "labour_sessions_open" ON "labour_sessions" USING btree ("organization_id","project_id","id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "labour_sessions_organization_id_diary_entry_id_index" ON "labour_sessions" USING btree ("organization_id","diary_entry_id");--> statement-breakpoint
CREATE INDEX "labour_sessions_organization_id_plant_hire_id_index" ON "labour_sessions" USING btree ("organization_id","plant_hire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labour_sessions_one_open_per_machine" ON "labour_sessions" USING btree ("organization_id","plant_hire_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "plant_breakdowns_organization_id_plant_hire_id_id_index" ON "plant_breakdowns" USING btree ("organization_id","plant_hire_id","id");--> statement-breakpoint
CREATE INDEX "plant_hires_organization_id_project_id_status_id_index" ON "plant_hires" USING btree ("organization_id","project_id","status","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "diary_amendments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "diary_comments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "diary_days" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "diary_entries" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "comment_reactions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "file_comments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "files" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "journal_messages" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_gang_members" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_gangs" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_segments" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_session_workers" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "labour_sessions" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "plant_breakdowns" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "plant_hires" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "weather_records" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "weather_snapshots" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
CREATE POLICY "tenant" ON "workers" AS PERMISSIVE FOR ALL TO public USING (organization_id = nullif(current_setting('app.org', true), '')::int) WITH CHECK (organization_id = nullif(current_setting('app.org', true), '')::int);--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['diary_entries', 'diary_days', 'diary_amendments', 'diary_comments',
    'journal_messages', 'files', 'file_comments', 'comment_reactions', 'workers', 'plant_hires',
    'plant_breakdowns', 'labour_gangs', 'labour_gang_members', 'labour_sessions',
    'labour_session_workers', 'labour_segments', 'weather_snapshots', 'weather_records']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_app', made);
  END LOOP;
END $$;--> statement-breakpoint
-- What was amended after a sign-off is evidence: it can be added to, and goes only with its contract.
REVOKE DELETE ON diary_amendments FROM sitewright_app;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER diary_amendments_stay BEFORE UPDATE ON diary_amendments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE labour_sessions ADD CONSTRAINT labour_sessions_entry_fk
  FOREIGN KEY (organization_id, diary_entry_id) REFERENCES diary_entries (organization_id, id)
  ON DELETE SET NULL (diary_entry_id);--> statement-breakpoint
ALTER TABLE labour_sessions ADD CONSTRAINT labour_sessions_gang_fk
  FOREIGN KEY (organization_id, gang_id) REFERENCES labour_gangs (organization_id, id)
  ON DELETE SET NULL (gang_id);
