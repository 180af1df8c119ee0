import type { Shape } from './shape.ts';

/** The same shape in fewer words: what it accepts stays as it is. */
export function simplified<T>(part: T): T;
export function simplified(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => simplified(one));
  if (!isObject(part)) return part;
  const shape = withoutSafeBounds(withFewerOptions(part));
  return Object.fromEntries(
    Object.entries(shape).map(([keyword, value]) => [keyword, simplified(value)]),
  );
}

const isObject = (part: unknown): part is Shape => typeof part === 'object' && part !== null;

/** Every whole number that JSON carries unharmed is within them. */
function withoutSafeBounds({ minimum, maximum, ...shape }: Shape): Shape {
  return {
    ...shape,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** An empty field becomes null, in zod one of three options: here it is a text that may be null. */
function withFewerOptions(shape: Shape): Shape {
  const { anyOf, ...rest } = shape;
  if (!Array.isArray(anyOf)) return shape;
  const all = anyOf.flatMap(optionsOf);
  const options = all.some(acceptsEmptyText) ? all.filter(({ const: one }) => one !== '') : all;
  const [first, second] = options;
  if (options.length === 1) return { ...rest, ...first };
  if (options.length === 2 && first && isPlain(first) && second && isNull(second))
    return { ...rest, ...first, type: [first.type, 'null'].flat() };
  return { ...rest, anyOf: options };
}

function optionsOf(option: Shape): Shape[] {
  const { anyOf, ...rest } = option;
  return Array.isArray(anyOf) && Object.keys(rest).length === 0
    ? anyOf.flatMap(optionsOf)
    : [option];
}

const isNull = (option: Shape) => option.type === 'null' && Object.keys(option).length === 1;

function acceptsEmptyText({ type, pattern = '', minLength, ...rest }: Shape): boolean {
  const others = Object.keys(rest).filter((keyword) => keyword !== 'maxLength');
  if (others.length > 0 || minLength) return false;
  return [type].flat().includes('string') && new RegExp(String(pattern), 'u').test('');
}

/** Its keywords say nothing of null: they are for texts, numbers, lists or objects alone. */
const isPlain = (option: Shape): boolean =>
  'type' in option && !Object.keys(option).some((keyword) => saysOfNull.includes(keyword));
const saysOfNull = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', '$ref', 'default'];
