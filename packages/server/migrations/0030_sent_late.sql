ALTER TABLE "diary_comments" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "journal_messages" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "labour_sessions" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "site_issue_comments" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "site_issues" ADD COLUMN "client_id" uuid DEFAULT nullif(current_setting('app.client_id', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_comments_client_id" ON "diary_comments" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_client_id" ON "diary_entries" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_client_id" ON "files" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "journal_messages_client_id" ON "journal_messages" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "labour_sessions_client_id" ON "labour_sessions" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_issue_comments_client_id" ON "site_issue_comments" USING btree ("organization_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "site_issues_client_id" ON "site_issues" USING btree ("organization_id","client_id") WHERE client_id is not null;