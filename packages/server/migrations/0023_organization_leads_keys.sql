-- One plan of a statement suits every organisation: no index leads past it, and the policy does not say how large it is.
-- The organisation leads the primary key of every table that is its own. The unique pair that foreign keys pointed at
-- becomes that key, so each of these tables has one index less.
DO $$
DECLARE
  statement text;
  tables regclass[];
  keys text[];
  drops text[];
  adds text[];
BEGIN
  SELECT array_agg(pair.conrelid::regclass),
    array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I, DROP CONSTRAINT %I, ADD CONSTRAINT %I PRIMARY KEY (organization_id, id)',
      pair.conrelid::regclass, pair.conname, own.conname, relname || '_organization_id_id_pk'))
  INTO tables, keys
  FROM pg_constraint pair
  JOIN pg_constraint own ON own.conrelid = pair.conrelid AND own.contype = 'p'
  JOIN pg_class ON pg_class.oid = pair.conrelid
  WHERE pair.contype = 'u' AND pair.conname LIKE '%\_organizationId\_id\_unique';

  SELECT array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I', link.conrelid::regclass, link.conname)),
    array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', link.conrelid::regclass, link.conname, pg_get_constraintdef(link.oid)))
  INTO drops, adds
  FROM pg_constraint link
  JOIN pg_constraint pair ON pair.conindid = link.conindid AND pair.contype = 'u'
  WHERE link.contype = 'f' AND pair.conname LIKE '%\_organizationId\_id\_unique';

  -- Unless the owner is free of the policy, the foreign keys are checked row by row.
  FOREACH statement IN ARRAY tables LOOP EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', statement); END LOOP;
  FOREACH statement IN ARRAY drops || keys || adds LOOP EXECUTE statement; END LOOP;
  FOREACH statement IN ARRAY tables LOOP EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', statement); END LOOP;
END $$;--> statement-breakpoint
DO $$
DECLARE
  guarded regclass;
  ours text := $policy$(organization_id = (select nullif(current_setting('app.org', true), '')::int))$policy$;
BEGIN
  FOR guarded IN SELECT polrelid::regclass FROM pg_policy WHERE polname = 'tenant' LOOP
    EXECUTE format('ALTER POLICY tenant ON %s USING %s WITH CHECK %s', guarded, ours, ours);
  END LOOP;
END $$;
