import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from './endpoint.ts';
import { fieldErrors } from './parse-input.ts';
import { paramsOf } from './path-params.ts';
import { installRefusalSentences } from './refusal-sentences.ts';

const apiFiles = import.meta.glob<Record<string, Api>>('../*/*api.ts', { eager: true });
const endpoints = Object.values(apiFiles)
  .flatMap((apis) => Object.values(apis))
  .flatMap((api) => Object.values(api))
  .filter(({ path }) => path?.startsWith('/api/'));

const before = { ...z.config() };
const fromLibrary = 'a sentence of the library';
z.config({ localeError: () => fromLibrary });
installRefusalSentences();
afterAll(() => void z.config({ customError: undefined, ...before }));

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

const partsBelow = [
  'element',
  'innerType',
  'in',
  'out',
  'keyType',
  'valueType',
  'left',
  'right',
  'shape',
  'options',
  'items',
];

/** The schemas that a schema is made of. */
function childrenOf(schema: z.ZodType): z.ZodType[] {
  const def = defOf(schema);
  return (
    partsBelow
      .flatMap((part) => (part === 'shape' ? Object.values(def.shape ?? {}) : def[part]))
      .filter((child) => child instanceof z.ZodType)
      // What reads a value after its check is never asked on its own.
      .filter((child) => defOf(child).type !== 'transform')
  );
}

const seen = new Set<z.ZodType>();
function collect(schema: z.ZodType | undefined): void {
  if (!schema || seen.has(schema)) return;
  seen.add(schema);
  childrenOf(schema).forEach(collect);
}
for (const endpoint of endpoints)
  [paramsOf(endpoint), endpoint.query, endpoint.body].forEach(collect);

/** Wrong type, too small, too large, too long, no option, empty, missing, one key too many. */
const wrongValues: unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  '-1',
  '2026-02-30',
  'x'.repeat(50_001),
  '\u0000',
  -1,
  0,
  1.5,
  1e15,
  {},
  { unknownKey: 1 },
  [],
  [null],
  ['x', 'x'],
];

/** One item more than a list may have. */
function oneTooMany(schema: z.ZodType): unknown[] {
  const checks = (defOf(schema).checks ?? []) as z.core.$ZodCheck[];
  return checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def
      ? [Array(Number(def.maximum) + 1).fill(null)]
      : [],
  );
}

/** Each wrong value in every field of an object at once, in a list, under a key, and instead of them. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const { type, shape } = defOf(schema);
  if (type === 'array') return [...wrongValues.map((value) => [value]), ...oneTooMany(schema)];
  if (type === 'record') return wrongValues.map((value) => ({ unknownKey: value }));
  if (type !== 'object') return [];
  const names = Object.keys(shape ?? {});
  const filled = wrongValues.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  return [...filled, ...wrongValues];
}

const byLibrary =
  /^(Invalid (input|option|string|number|ISO|key|value|discriminator|URL|UUID)|Too (small|big)|Expected (string|number|one of|object|array)|Unrecognized|Duplicate)/;
const isOurs = (sentence: string): boolean =>
  sentence !== fromLibrary &&
  !byLibrary.test(sentence) &&
  /^\p{Lu}/u.test(sentence) &&
  !/undefined|\[object|NaN|\bnull\b/.test(sentence);

it.each([
  [{ hourlyRate: 'x' }, 'Hourly rate must be a number'],
  [{ hourlyRate: 0 }, 'Hourly rate must be more than 0'],
  [{ hourlyRate: 5001 }, 'Hourly rate must be at most 5,000'],
  [{}, 'Hourly rate is required'],
  [{ hourlyRate: 1, items: [{}, { kind: 'c' }] }, 'Items, number 2: kind must be one of: a, b'],
  [{ hourlyRate: 1, items: [1] }, 'Items, number 1 must be an object with named fields'],
  [{ hourlyRate: 1, vatNumber: 5 }, 'VAT number must be text'],
  [[], 'The request must be an object with named fields'],
])('%j: %s', (input, sentence) => {
  const schema = z.object({
    hourlyRate: z.number().positive().max(5_000),
    items: z.array(z.object({ kind: z.enum(['a', 'b']).optional() })).optional(),
    vatNumber: z.string().optional(),
  });
  expect(Object.values(fieldErrors(schema.safeParse(input).error as z.ZodError))).toEqual([
    sentence,
  ]);
});

it('refuses every wrong value of every endpoint in a sentence of our own', () => {
  const refused = [...seen].flatMap((schema) =>
    wrongInputs(schema).flatMap((input) => {
      const { error } = schema.safeParse(input);
      return error ? Object.entries(fieldErrors(error)) : [];
    }),
  );
  const notOurs = refused.filter(([, sentence]) => !isOurs(sentence));
  expect([...new Set(notOurs.map((entry) => entry.join(': ')))]).toEqual([]);
  expect(seen.size).toBeGreaterThan(3_000);
  expect(refused.length).toBeGreaterThan(20_000);
}, 30_000);
