DROP INDEX "cost_rows_sums";--> statement-breakpoint
CREATE INDEX "cost_rows_days" ON "cost_rows" USING btree ("organization_id","project_id","day","measure","head","unit","reason","rate","quantity","amount");--> statement-breakpoint
CREATE INDEX "labour_session_workers_organization_id_worker_id_index" ON "labour_session_workers" USING btree ("organization_id","worker_id");--> statement-breakpoint
-- What a row was before counts, too: a clock that went to another machine, an entry that names one no longer.
CREATE OR REPLACE FUNCTION note_cost_due() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned text := CASE TG_OP WHEN 'UPDATE' THEN '(TABLE changed UNION ALL TABLE former)' ELSE 'changed' END;
BEGIN
  EXECUTE format('INSERT INTO cost_due (organization_id, source, source_id)
    SELECT DISTINCT c.organization_id, %L, %s FROM %s c %s WHERE %s IS NOT NULL ORDER BY 1, 3
    ON CONFLICT (organization_id, source, source_id) DO UPDATE SET marked_at = now(), is_backdated = false',
    TG_ARGV[0], TG_ARGV[1], concerned, coalesce(TG_ARGV[2], ''), TG_ARGV[1]);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  sources text[][] := ARRAY[
    ['labour_sessions', 'labour', 'id'], ['labour_sessions', 'plant', 'plant_hire_id'],
    ['labour_segments', 'labour', 'session_id'], ['diary_entries', 'entry', 'id'],
    ['plant_hires', 'plant', 'id'], ['plant_breakdowns', 'plant', 'plant_hire_id'],
    ['deliveries', 'delivery', 'id'], ['deliveries', 'order', 'purchase_order_id'],
    ['delivery_items', 'delivery', 'delivery_id'], ['purchase_orders', 'order', 'id'],
    ['purchase_order_items', 'order', 'purchase_order_id'],
    ['purchase_order_revisions', 'order', 'purchase_order_id'], ['cost_entries', 'cost', 'id']];
  one text[];
  name text;
BEGIN
  FOREACH one SLICE 1 IN ARRAY sources LOOP
    name := one[1] || '_update_cost_' || one[2];
    EXECUTE format('DROP TRIGGER %I ON %I', name, one[1]);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_cost_due(%L, %L)',
      name, one[1], one[2], one[3]);
  END LOOP;
END $$;--> statement-breakpoint
-- An entry of the diary that names a machine says that it was used.
DO $$
DECLARE
  events text[][] := ARRAY[['INSERT', 'NEW TABLE AS changed'], ['DELETE', 'OLD TABLE AS changed'],
    ['UPDATE', 'OLD TABLE AS former NEW TABLE AS changed']];
  named text := 'JOIN plant_hires h ON h.organization_id = c.organization_id AND h.project_id = c.project_id
    AND c.type = ''plant'' AND position(lower(h.name) in lower(c.plant)) > 0';
  event text[];
BEGIN
  FOREACH event SLICE 1 IN ARRAY events LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON diary_entries REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_cost_due(%L, %L, %L)',
      lower('diary_entries_' || event[1] || '_cost_plant'), event[1], event[2], 'plant', 'h.id', named);
  END LOOP;
END $$;--> statement-breakpoint
-- Machines that were no longer named, and whoever clocked in twice on a day, are reckoned anew.
DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['cost_due', 'plant_hires', 'labour_sessions', 'labour_session_workers'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', tenant);
  END LOOP;
  INSERT INTO cost_due (organization_id, source, source_id)
  SELECT organization_id, 'plant', id FROM plant_hires
  UNION
  SELECT w.organization_id, 'labour', w.session_id
  FROM labour_session_workers w JOIN labour_sessions s ON s.id = w.session_id
  JOIN labour_session_workers v ON v.organization_id = w.organization_id
    AND v.worker_id = w.worker_id AND v.session_id <> w.session_id
  JOIN labour_sessions o ON o.id = v.session_id
  WHERE (o.started_at AT TIME ZONE 'Europe/London')::date = (s.started_at AT TIME ZONE 'Europe/London')::date
  ON CONFLICT DO NOTHING;
  FOREACH tenant IN ARRAY ARRAY['cost_due', 'plant_hires', 'labour_sessions', 'labour_session_workers'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant);
  END LOOP;
END $$;
