import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { type Chance, shuffled } from './chance.ts';
import { type Field, fieldsOf, isIdSchema, valueAt, withValueAt } from './places.ts';
import { candidatesFor, formedTexts } from './valid-values.ts';

/** Fields that prove identity or intent: another value in them is wrong, not unusual. */
const isBound =
  /^(version|organizationName|username|password|currentPassword|resetCode|invitation)$/;

/** The parts of a request that can vary. */
const variableFieldsOf = (endpoint: Endpoint): Field[] =>
  fieldsOf(endpoint).filter(({ place, schema, isRequired }) => {
    const name = place.at(-1) ?? '';
    // An id must exist; it can only be left out.
    return place.length > 1 && !isBound.test(name) && !(isRequired && isIdSchema(schema, name));
  });

export const isVariable = (endpoint: Endpoint): boolean => variableFieldsOf(endpoint).length > 0;

/** The index in a series: each varies the next field, and all its values in rotation. */
type Turn = { turn: number; chance: Chance };

/** The request with another valid value in one field, and sometimes in two or three. */
export function variedRequest(
  endpoint: Endpoint,
  ask: Input<Endpoint>,
  { turn, chance }: Turn,
): Input<Endpoint> {
  const fields = variableFieldsOf(endpoint);
  const first = fields.slice(turn % fields.length).slice(0, 1);
  const rest = fields.filter((field) => !first.includes(field));
  const others = shuffled(rest, chance).slice(0, chance.pick([0, 0, 1, 2]));
  const visit = Math.floor(turn / fields.length);
  return [...first, ...others].reduce((varied, field, index) => {
    const values = acceptedValues(endpoint, varied, field);
    const next = index === 0 ? visit % values.length : chance.below(values.length);
    return values.length === 0 ? varied : withValueAt(varied, field.place, values[next]);
  }, ask);
}

/** Every other value that the schema accepts in a field; undefined: left out. */
function acceptedValues(
  endpoint: Endpoint,
  ask: Input<Endpoint>,
  { place, schema, isRequired }: Field,
): unknown[] {
  const holder = valueAt(ask, place.slice(0, -1));
  if (typeof holder !== 'object' || holder === null) return [];
  const like = valueAt(ask, place);
  const accepted = (values: unknown[]) =>
    values
      .map((value) => inPart(place, value))
      .filter((value) => isAccepted(endpoint, withValueAt(ask, place, value), place));
  const omitted = isRequired || like === undefined ? [] : accepted([undefined]);
  if (isIdSchema(schema, place.at(-1))) return omitted;
  const values = accepted(candidatesFor(schema, like));
  const hasText = values.some((value) => typeof value === 'string' && value !== '');
  return [...values, ...(hasText ? [] : accepted(formedTexts)), ...omitted];
}

/** A query string holds only text. */
const inPart = ([part]: Field['place'], value: unknown) =>
  part === 'query' && value !== undefined ? String(value) : value;

/** Whether the endpoint's own schema accepts the whole part after serialisation. */
function isAccepted(endpoint: Endpoint, ask: Input<Endpoint>, [part]: Field['place']): boolean {
  const schema = part === 'query' ? endpoint.query : endpoint.body;
  const sent = JSON.parse(JSON.stringify(ask[part as never]));
  return schema?.safeParse(sent).success ?? false;
}
