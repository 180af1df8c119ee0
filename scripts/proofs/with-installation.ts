import {
  type Installation,
  type InstallationOptions,
  startInstallationOn,
} from '../../packages/server/production/installation.ts';
import { type Database, startPostgres } from '../../packages/server/production/postgres.ts';
import { type ProofResult, unlessAborted } from './proof.ts';

type Proved<D extends Database> = Installation<D> & { signal: AbortSignal };

/** Built servers behind a proxy, as an operator runs them; removed afterwards. */
export const withInstallationOn =
  <D extends Database>(
    options: InstallationOptions<D>,
    work: (installation: Proved<D>) => Promise<ProofResult>,
  ) =>
  async (limit: AbortSignal): Promise<ProofResult> => {
    limit.throwIfAborted();
    const installation = await startInstallationOn({ ...options, signal: limit });
    try {
      return await unlessAborted(limit, (signal) => work({ ...installation, signal }));
    } finally {
      await installation.stop();
    }
  };

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
export type ProvedInstallation = Proved<Postgres>;

export const withInstallation = (
  options: Omit<InstallationOptions<Postgres>, 'startDatabase'>,
  work: (installation: ProvedInstallation) => Promise<ProofResult>,
) => withInstallationOn({ ...options, startDatabase: startPostgres }, work);
