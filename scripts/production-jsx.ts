import { createRequire } from 'node:module';
import { env } from 'node:process';

/**
 * The development runtime notes for each element where it was made, which takes a sixth of the time.
 * React chooses a runtime when it is first loaded, and `act` exists only in its development build: the
 * runtime alone is loaded as in production.
 */
const { NODE_ENV } = env;
env.NODE_ENV = 'production';
createRequire(import.meta.url)('react/jsx-runtime');
env.NODE_ENV = NODE_ENV;
