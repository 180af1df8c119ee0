import { createRequire } from 'node:module';
import { env } from 'node:process';

/**
 * The development runtime records the source of each element, which takes a sixth of the time.
 * React chooses its build on first load, and `act` exists only in the development build:
 * so only the JSX runtime is the production one.
 */
const load = createRequire(import.meta.url);
const { NODE_ENV } = env;
env.NODE_ENV = 'production';
load('react/jsx-runtime');
const { createElement } = load('react');
delete load.cache[load.resolve('react')];
env.NODE_ENV = NODE_ENV;
load('react').createElement = createElement;
