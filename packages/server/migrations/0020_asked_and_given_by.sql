ALTER TABLE "email_changes" ADD COLUMN "requested_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_given_by" integer;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As before; a session whose token was replaced in the same moment is no longer marked as used by the old one.
CREATE OR REPLACE FUNCTION begin_request(token text, is_use boolean) RETURNS TABLE (
  session_id int, user_id int, organization_id int, username text, status text,
  must_change_password boolean, role text, job_role text, is_organization_admin boolean,
  is_active boolean, scopes text[], is_suspended boolean, is_renewal_due boolean,
  has_two_factor boolean, two_factor_roles text[]
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
      WHERE id = (SELECT id FROM sessions WHERE id = s.id AND token_hash = s.token_hash
        FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN QUERY
    SELECT s.id, u.id, s.organization_id, u.username, u.status, u.must_change_password, m.role,
           m.job_role, m.is_organization_admin, m.is_active, s.scopes,
           coalesce(o.subscription_status = 'suspended', false), s.is_renewal_due,
           u.two_factor_since IS NOT NULL, coalesce(o.two_factor_roles, '{}')
    FROM users u LEFT JOIN user_organizations m ON m.user_id = u.id
      LEFT JOIN organizations o ON o.id = s.organization_id
    WHERE u.id = s.user_id;
END $$;
