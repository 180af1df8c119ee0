-- A comment on an entry goes to the recycle bin with it. Not valid: comments on entries that are already in the bin stay in the table until the entry is restored.
ALTER TABLE "diary_comments" ADD CONSTRAINT "diary_comments_entry_fk" FOREIGN KEY ("organization_id","record_id") REFERENCES "public"."diary_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "diary_comments_organization_id_record_id_index" ON "diary_comments" USING btree ("organization_id","record_id");
