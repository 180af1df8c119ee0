ALTER TABLE "carbon_entries" ALTER COLUMN "factor" SET DATA TYPE numeric(24, 12);--> statement-breakpoint
ALTER TABLE "carbon_terms" ALTER COLUMN "factor" SET DATA TYPE numeric(24, 12);--> statement-breakpoint
-- A worker's trade prices sessions too, where no other rate does.
CREATE OR REPLACE FUNCTION note_hourly_rate_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cost_due (organization_id, source, source_id)
  SELECT DISTINCT c.organization_id, 'labour', s.id
  FROM changed c JOIN former f ON f.organization_id = c.organization_id AND f.id = c.id
    AND (f.hourly_rate, f.job_title) IS DISTINCT FROM (c.hourly_rate, c.job_title)
  JOIN labour_session_workers w ON w.organization_id = c.organization_id AND w.worker_id = c.id
  JOIN labour_sessions s ON s.organization_id = w.organization_id AND s.id = w.session_id AND s.hourly_rate IS NULL
  ORDER BY 1, 3
  ON CONFLICT (organization_id, source, source_id) DO UPDATE SET marked_at = now(), is_backdated = false;
  RETURN NULL;
END $$;
