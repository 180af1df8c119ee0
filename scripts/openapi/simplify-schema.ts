import type { JsonSchema } from './json-schema.ts';

/** The same schema in fewer words: what it accepts stays as it is. */
export function simplifySchema<T>(part: T): T;
export function simplifySchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => simplifySchema(one));
  if (!isObject(part)) return part;
  const schema = withoutSafeBounds(withFewerOptions(part));
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, simplifySchema(value)]),
  );
}

const isObject = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;

/** Every whole number that JSON carries unharmed is within them. */
function withoutSafeBounds({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** An empty field becomes null, in zod one of three options: here it is a text that may be null. */
function withFewerOptions(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const all = anyOf.flatMap(optionsOf);
  const options = all.some(acceptsEmptyText) ? all.filter(({ const: one }) => one !== '') : all;
  const [first, second] = options;
  if (options.length === 1) return { ...rest, ...first };
  if (options.length === 2 && first && isPlain(first) && second && isNull(second))
    return { ...rest, ...first, type: [first.type, 'null'].flat() };
  return { ...rest, anyOf: options };
}

function optionsOf(option: JsonSchema): JsonSchema[] {
  const { anyOf, ...rest } = option;
  return Array.isArray(anyOf) && Object.keys(rest).length === 0
    ? anyOf.flatMap(optionsOf)
    : [option];
}

const isNull = (option: JsonSchema) => option.type === 'null' && Object.keys(option).length === 1;

function acceptsEmptyText({ type, pattern = '', minLength, ...rest }: JsonSchema): boolean {
  const others = Object.keys(rest).filter((keyword) => keyword !== 'maxLength');
  if (others.length > 0 || minLength) return false;
  return [type].flat().includes('string') && new RegExp(String(pattern), 'u').test('');
}

/** Its keywords say nothing of null: they are for texts, numbers, lists or objects alone. */
const isPlain = (option: JsonSchema): boolean =>
  'type' in option && !Object.keys(option).some((keyword) => saysOfNull.includes(keyword));
const saysOfNull = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', '$ref', 'default'];
