import type { Ask, Endpoint } from '@sitewright/domain/kernel/endpoint';
import type { Chance } from './chance.ts';
import { askParts, inputOf, isIdSchema, type Schema } from './places.ts';

/** An ask of the right shape: partly the sample, partly whatever else the schemas allow. */
export function fittingAsk(endpoint: Endpoint, sample: Ask<Endpoint>, chance: Chance) {
  const ask: Record<string, unknown> = { ...sample };
  for (const part of askParts) {
    const schema = endpoint[part];
    if (schema) ask[part] = fitting(inputOf(schema), { like: sample[part as never], chance });
  }
  return ask as Ask<Endpoint>;
}

type Wish = { like: unknown; chance: Chance; name?: string };

const few = 3;

function fitting(schema: Schema, wish: Wish): unknown {
  const { like, chance, name = '' } = wish;
  const { properties, items } = schema;
  if (properties) return fittingObject(schema, wish);
  // An id must be one that there is, or all that would be tried is 404.
  if (like !== undefined && (isIdSchema(schema, name) || chance.is(0.4))) return like;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum, chance);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(oneOf(choices, chance) as Schema, wish);
  if (schema.type === 'array' && typeof items === 'object') {
    const length = Math.max(schema.minItems ?? 0, chance.below(few));
    const [first] = Array.isArray(like) ? like : [];
    return Array.from({ length }, () => fitting(items as Schema, { ...wish, like: first }));
  }
  return fittingScalar(schema, name, chance);
}

function fittingObject({ properties = {}, required = [] }: Schema, { like, chance }: Wish) {
  const given = (like ?? {}) as Record<string, unknown>;
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || chance.is(0.5),
  );
  return Object.fromEntries(
    wanted.map(([name, schema]) => [
      name,
      fitting(schema as Schema, { like: given[name], chance, name }),
    ]),
  );
}

function fittingScalar(schema: Schema, name: string, chance: Chance): unknown {
  if (schema.type === 'string') return fittingText(schema, name, chance);
  if (schema.type === 'integer' || schema.type === 'number') return fittingNumber(schema, chance);
  if (schema.type === 'boolean') return chance.is(0.5);
  if (schema.type === 'object') return {};
  return null;
}

function fittingNumber(schema: Schema, chance: Chance): number {
  const { minimum, exclusiveMinimum, maximum = 2_147_483_647 } = schema;
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0);
  return chance.pick([least, maximum, least + chance.below(Math.min(1000, maximum - least + 1))]);
}

/** Real days, the first and the last that can be written, and one that there was not. */
const days = [
  '2026-03-02',
  '2028-02-29',
  '0001-01-01',
  '9999-12-31',
  '1752-09-10',
  '0000-01-01',
] as const;

const phrases = [
  'Scaffold tie missing at level 3',
  "O'Brien & Sons – “Quay Street”",
  "'; drop table users; --",
  '{{constructor.constructor("return process")()}}',
  '<img src=x onerror=alert(1)>',
  'تسرب المياه في الطابق الثالث',
  '👷🏽‍♀️ 100 % done_\\',
  'Zürich é 漢字',
  '=1+1',
  '../../etc/passwd',
] as const;

function fittingText(schema: Schema, name: string, chance: Chance): string {
  const { format, pattern, minLength = 0, maxLength = 1000 } = schema;
  const day = chance.pick(days);
  if (format === 'date') return day;
  if (format === 'date-time') return `${day}T${chance.pick(['00:00:00', '23:59:59.999'])}Z`;
  if (/email|username/i.test(name)) return `p${chance.below(1e9)}@quay.example`;
  if (/password/i.test(name)) return `Aa1${'x'.repeat(5 + chance.below(100))}`;
  if (pattern) return chance.pick(['a', '1', '2026-03-02']);
  const length = chance.pick([minLength, maxLength, Math.min(maxLength, minLength + 40)]);
  const cut = chance.pick(phrases).slice(0, length).toWellFormed();
  return chance.is(0.2) ? cut.padEnd(length, 'x') : cut.padEnd(minLength, 'x');
}

const oneOf = <T>(items: readonly T[], chance: Chance): T | undefined =>
  items[chance.below(items.length)];
