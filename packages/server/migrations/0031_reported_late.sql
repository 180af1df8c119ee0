CREATE TABLE "roll_call_ticks" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "roll_call_ticks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"project_id" integer NOT NULL,
	"date" date NOT NULL,
	"labour_session_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	"accounted_at" timestamp with time zone NOT NULL,
	"client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid,
	"created_by" integer,
	CONSTRAINT "roll_call_ticks_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "roll_call_ticks_once" UNIQUE("organization_id","labour_session_id","worker_id","date")
);
--> statement-breakpoint
ALTER TABLE "roll_call_ticks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "labour_segments" ADD COLUMN "device_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "roll_call_ticks" ADD CONSTRAINT "roll_call_ticks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_ticks" ADD CONSTRAINT "roll_call_ticks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_ticks" ADD CONSTRAINT "roll_call_ticks_project_fk" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_call_ticks" ADD CONSTRAINT "roll_call_ticks_session_fk" FOREIGN KEY ("organization_id","labour_session_id") REFERENCES "public"."labour_sessions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roll_call_ticks_client_id" ON "roll_call_ticks" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "roll_call_ticks_organization_id_project_id_date_index" ON "roll_call_ticks" USING btree ("organization_id","project_id","date");--> statement-breakpoint
CREATE POLICY "tenant" ON "roll_call_ticks" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.org', true), '')::int)) WITH CHECK (organization_id = (select nullif(current_setting('app.org', true), '')::int));--> statement-breakpoint
ALTER TABLE "roll_call_ticks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "roll_call_ticks" TO sitewright_app;
