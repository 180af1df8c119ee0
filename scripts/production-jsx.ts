import { createRequire } from 'node:module';
import { env } from 'node:process';

/**
 * The development runtime notes for each element where it was made, which takes a sixth of the time.
 * React chooses its build when it is first loaded, and `act` exists only in the one for development:
 * only what makes elements is loaded as in production.
 */
const load = createRequire(import.meta.url);
const { NODE_ENV } = env;
env.NODE_ENV = 'production';
load('react/jsx-runtime');
const { createElement } = load('react');
delete load.cache[load.resolve('react')];
env.NODE_ENV = NODE_ENV;
load('react').createElement = createElement;
