import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { IdInPath, Slug } from './id.ts';

const known = new WeakMap<Endpoint, z.ZodType | undefined>();

/** The schema of the parameters in an endpoint's path: its own, or by their names, which say an id or a slug. */
export function paramsOf(endpoint: Endpoint): z.ZodType | undefined {
  if (!known.has(endpoint)) known.set(endpoint, endpoint.params ?? paramsIn(endpoint.path));
  return known.get(endpoint);
}

function paramsIn(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, schemaOf(name, path)])));
}

function schemaOf(name: string, path: string): z.ZodType {
  if (name.endsWith('Id')) return IdInPath;
  if (name === 'slug') return Slug;
  throw new Error(`${path} needs a schema: ${name} is neither an id nor a slug`);
}
