CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "organization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "membership_id" integer;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "job_role" text;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "is_organization_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "invited_name" text;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "invited_email" text;--> statement-breakpoint
ALTER TABLE "user_organizations" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_renewal_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitation_membership" FOREIGN KEY ("organization_id","membership_id") REFERENCES "public"."user_organizations"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_previous_token_hash_index" ON "sessions" USING btree ("previous_token_hash");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO sitewright_app;--> statement-breakpoint
ALTER TABLE user_organizations NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invitations NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE activity_logs NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Job and administrator flag move from the account to the membership. In the account's first organisation
-- they were the account's; elsewhere the membership's own role said it.
UPDATE user_organizations m SET
  job_role = CASE WHEN u.organization_id = m.organization_id THEN u.role ELSE m.role END,
  is_organization_admin = CASE WHEN u.organization_id = m.organization_id
    THEN u.is_organization_admin = 'yes' ELSE m.role = 'admin' END
FROM users u WHERE u.id = m.user_id;--> statement-breakpoint
-- A mailbox is proven where its owner used what was emailed: an invitation's link, or a reset code.
UPDATE users u SET email_proven_at = proof.at
FROM (
  SELECT person, min(at) AS at FROM (
    SELECT users.id AS person, accepted_at AS at FROM invitations
      JOIN users ON lower(users.email) = lower(invitations.email) WHERE accepted_at IS NOT NULL
    UNION ALL
    SELECT user_id, created_at FROM activity_logs
      WHERE action IN ('POST /api/reset-password', 'POST /api/invitations/acceptance')
  ) used WHERE person IS NOT NULL GROUP BY person
) proof WHERE proof.person = u.id;--> statement-breakpoint
UPDATE user_organizations m SET confirmed_at = i.accepted_at
FROM invitations i JOIN users u ON lower(u.email) = lower(i.email)
WHERE i.accepted_at IS NOT NULL AND m.user_id = u.id AND m.organization_id = i.organization_id;--> statement-breakpoint
ALTER TABLE user_organizations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE activity_logs FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Opens the transaction of a request: whose session it is, and what they are in its organisation.
-- `open_visit` stays for servers of the version before, until all have been replaced.
CREATE FUNCTION open_session(token text, is_use boolean) RETURNS TABLE (
  session_id int, user_id int, organization_id int, username text, status text,
  must_change_password boolean, role text, job_role text, is_organization_admin boolean,
  is_active boolean, scopes text[], is_suspended boolean, is_renewal_due boolean
) LANGUAGE plpgsql AS $$
DECLARE
  s sessions%ROWTYPE;
BEGIN
  SELECT * INTO s FROM sessions
    WHERE (token_hash = token
        OR (previous_token_hash = token AND renewed_at > now() - interval '30 seconds'))
      AND expires_at > now()
      AND (sessions.scopes IS NOT NULL OR last_seen_at > now() - interval '12 hours');
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM set_config('app.org', coalesce(s.organization_id::text, ''), true);
  IF is_use AND s.last_seen_at < now() - interval '1 minute' THEN
    UPDATE sessions SET last_seen_at = now()
      WHERE id = (SELECT id FROM sessions WHERE id = s.id FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN QUERY
    SELECT s.id, u.id, s.organization_id, u.username, u.status, u.must_change_password, m.role,
           m.job_role, m.is_organization_admin, m.is_active, s.scopes,
           coalesce(o.subscription_status = 'suspended', false), s.is_renewal_due
    FROM users u LEFT JOIN user_organizations m ON m.user_id = u.id
      LEFT JOIN organizations o ON o.id = s.organization_id
    WHERE u.id = s.user_id;
END $$;--> statement-breakpoint
-- How many other organisations a user belongs to. Row security shows their memberships for this query only.
CREATE FUNCTION other_memberships(person int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  others int;
BEGIN
  PERFORM set_config('app.member', person::text, true);
  SELECT count(*) INTO others FROM user_organizations
    WHERE user_id = person
      AND organization_id IS DISTINCT FROM nullif(current_setting('app.org', true), '')::int;
  PERFORM set_config('app.member', '', true);
  RETURN others;
END $$;
