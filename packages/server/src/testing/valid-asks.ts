import type { Ask, Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Chance, shuffled } from './chance.ts';
import { type Field, fieldsOf, isIdSchema, valueAt, withValueAt } from './places.ts';
import { candidatesFor } from './valid-values.ts';

/** Fields that prove who asks or what is meant: another value in them is wrong, not unusual. */
const isBound =
  /^(version|organizationName|username|password|currentPassword|resetCode|invitation)$/;

/** What of an ask can be said in another way. */
const variableFieldsOf = (endpoint: Endpoint): Field[] =>
  fieldsOf(endpoint).filter(({ place, schema, isRequired }) => {
    const name = place.at(-1) ?? '';
    // An id must be one that there is; it can only be left out.
    return place.length > 1 && !isBound.test(name) && !(isRequired && isIdSchema(schema, name));
  });

export const isVariable = (endpoint: Endpoint): boolean => variableFieldsOf(endpoint).length > 0;

/** Where in a series of asks this one is: each varies the field that follows. */
type Turn = { turn: number; chance: Chance };

/** The ask with another valid value in one field, and sometimes in two or three. */
export function variedAsk(
  endpoint: Endpoint,
  ask: Ask<Endpoint>,
  { turn, chance }: Turn,
): Ask<Endpoint> {
  const fields = variableFieldsOf(endpoint);
  const first = fields.slice(turn % fields.length).slice(0, 1);
  const others = shuffled(fields, chance).slice(0, chance.pick([0, 0, 1, 2]));
  return [...first, ...others].reduce(
    (varied, field) => withOtherValue(endpoint, varied, field, chance),
    ask,
  );
}

/** As it is, where the schema takes nothing else there. */
function withOtherValue(
  endpoint: Endpoint,
  ask: Ask<Endpoint>,
  { place, schema, isRequired }: Field,
  chance: Chance,
): Ask<Endpoint> {
  const holder = valueAt(ask, place.slice(0, -1));
  if (typeof holder !== 'object' || holder === null) return ask;
  const like = valueAt(ask, place);
  const isId = isIdSchema(schema, place.at(-1));
  const values = shuffled(isId ? [] : candidatesFor(schema, like), chance);
  const leftOut = isRequired || like === undefined ? [] : [undefined];
  const isLeftOutFirst = chance.is(0.2);
  const all = isLeftOutFirst ? [...leftOut, ...values] : [...values, ...leftOut];
  for (const value of all) {
    const varied = withValueAt(ask, place, inPart(place, value));
    if (isAccepted(endpoint, varied, place)) return varied;
  }
  return ask;
}

/** An address holds nothing but text. */
const inPart = ([part]: Field['place'], value: unknown) =>
  part === 'query' && value !== undefined ? String(value) : value;

/** Whether the endpoint's own schema takes the whole part, as it arrives after the journey. */
function isAccepted(endpoint: Endpoint, ask: Ask<Endpoint>, [part]: Field['place']): boolean {
  const schema = part === 'query' ? endpoint.query : endpoint.body;
  const sent = JSON.parse(JSON.stringify(ask[part as never]));
  return schema?.safeParse(sent).success ?? false;
}
