import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { Id, IdInPath, Slug } from '@sitewright/domain/kernel/id';
import * as z from 'zod';

export type Schema = z.core.JSONSchema.BaseSchema;

/** The path of a value in a request, such as `body`, `lines`, `0`, `materialId`. */
export type Place = readonly string[];

/** In the path of a schema: any item, any key. */
const anyIndex = '*';

const inputParts = ['params', 'query', 'body'] as const;

const inputOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const shapeOf = ({ $schema, title, description, ...shape }: Schema) => shape;
const idShapes = [Id, IdInPath, Slug].map((schema) => shapeOf(inputOf(schema)));

const namesARecord = /(^id|Id|Ids|^slug|Slug)$/;

/** By its schema; and by its name, in case the schema was not used. */
export const isIdSchema = (schema: Schema, name = ''): boolean =>
  namesARecord.test(name) || idShapes.some((shape) => isDeepStrictEqual(shapeOf(schema), shape));

/** Every place in the endpoint's schemas that names a record. */
export const idPlacesOf = (endpoint: Endpoint): Place[] =>
  inputParts.flatMap((part) => {
    const schema = endpoint[part];
    const places = schema ? idPlacesIn(inputOf(schema), [part]) : [];
    return places.filter((place) => !isNewName(place));
  });

/** A slug names a record only in the path; elsewhere it is a new name. */
const isNewName = ([part, ...rest]: Place): boolean => part !== 'params' && rest.at(-1) === 'slug';

function idPlacesIn(schema: Schema, place: Place): Place[] {
  const isHeld = schema.type === 'array' || schema.type === 'object';
  const name = place.findLast((step) => step !== anyIndex);
  if (!isHeld && isIdSchema(schema, name)) return [place];
  const found = childrenOf(schema).flatMap(([step, child]) =>
    idPlacesIn(child, step === undefined ? place : [...place, step]),
  );
  return [...new Map(found.map((one) => [one.join('.'), one])).values()];
}

function childrenOf(schema: Schema): [string | undefined, Schema][] {
  const {
    anyOf = [],
    oneOf = [],
    allOf = [],
    properties = {},
    items,
    additionalProperties,
  } = schema;
  const below = [items, additionalProperties].flat().filter((one) => typeof one === 'object');
  return [
    ...[...anyOf, ...oneOf, ...allOf].map((one) => [undefined, one] as const),
    ...Object.entries(properties),
    ...below.map((one) => [anyIndex, one] as const),
  ] as [string | undefined, Schema][];
}

export type Field = { place: Place; schema: Schema; isRequired: boolean };

/** Every field of the query and the body, and the body as a whole. */
export const fieldsOf = (endpoint: Endpoint): Field[] =>
  inputParts
    .filter((part) => part !== 'params')
    .flatMap((part) => {
      const schema = endpoint[part];
      return schema ? fieldsIn({ place: [part], schema: inputOf(schema), isRequired: true }) : [];
    });

function fieldsIn(field: Field): Field[] {
  const { place, schema } = field;
  const { properties = {}, required = [], items } = schema;
  const own = place.length > 1 || place[0] === 'body' ? [field] : [];
  const below = Object.entries(properties).flatMap(([name, child]) =>
    fieldsIn({
      place: [...place, name],
      schema: child as Schema,
      isRequired: required.includes(name),
    }),
  );
  const inside =
    typeof items === 'object'
      ? fieldsIn({ place: [...place, '0'], schema: items as Schema, isRequired: true })
      : [];
  return [...own, ...below, ...inside];
}

/** Every place of a value that holds no further ones. */
export function leavesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([step, item]) => leavesOf(item, [...place, step]));
}

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (held, step) => (held as Record<string, unknown> | undefined)?.[step],
    value,
  );

/** A copy of `ask` with another value at `place`. */
export function withValueAt(ask: Input<Endpoint>, place: Place, value: unknown): Input<Endpoint> {
  const copy = structuredClone(ask);
  const holder = place.slice(0, -1).reduce<Record<string, unknown>>((held, step) => {
    held[step] ??= {};
    return held[step] as Record<string, unknown>;
  }, copy);
  holder[place.at(-1) ?? ''] = value;
  return copy;
}

/** Whether a path of a request matches the path of a schema. */
export const isUnder = (place: Place, schemaPlace: Place): boolean =>
  place.length === schemaPlace.length &&
  schemaPlace.every((step, index) => step === anyIndex || step === place[index]);
