CREATE TABLE "diary_comment_reactions" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "diary_comment_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer DEFAULT nullif(current_setting('app.org', true), '')::int NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_comment_reactions_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "diary_comment_reactions_once" UNIQUE("organization_id","comment_id","user_id","emoji"),
	CONSTRAINT "emoji_known" CHECK ("diary_comment_reactions"."emoji" in ('👍', '✅', '👀', '⚠️', '❤️', '🎉'))
);
--> statement-breakpoint
ALTER TABLE "diary_comment_reactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "diary_comment_reactions" ADD CONSTRAINT "diary_comment_reactions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comment_reactions" ADD CONSTRAINT "diary_comment_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_comment_reactions" ADD CONSTRAINT "diary_comment_reactions_comment_fk" FOREIGN KEY ("organization_id","comment_id") REFERENCES "public"."diary_comments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "diary_comment_reactions" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.org', true), '')::int)) WITH CHECK (organization_id = (select nullif(current_setting('app.org', true), '')::int));--> statement-breakpoint
ALTER TABLE "diary_comment_reactions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "diary_comment_reactions" TO sitewright_app;
