import * as z from 'zod';
import { definedOnly } from '../../packages/domain/src/kernel/defined-only.ts';
import type { Endpoint } from '../../packages/domain/src/kernel/endpoint.ts';
import { paramsOf } from '../../packages/domain/src/kernel/path-params.ts';
import type { JsonSchema, JsonSchemas } from './json-schema.ts';
import type { SchemaNames } from './schema-names.ts';
import { simplifySchema } from './simplify-schema.ts';

type Part = 'params' | 'query' | 'body' | 'reply';
export type EndpointSchemas = { [P in Part]?: JsonSchema };

/** By operation id. */
export type Endpoints = Record<string, Endpoint>;

/** What each endpoint takes and answers; where a schema has a name, as a reference to one of `schemas`. */
type Converted = { parts: Record<string, EndpointSchemas>; schemas: JsonSchemas };

export const componentPlace = '#/components/schemas/';
const zodPlace = '#/$defs/';

/** A schema that is sent in another form than it is answered becomes two: `Photo` and `PhotoInput`. */
export function convertSchemas(endpoints: Endpoints, metadata: SchemaNames): Converted {
  const taking = { io: 'input', unrepresentable: 'any', metadata } as const;
  const raw = {
    inputs: converted(endpoints, inputsOf, taking),
    outputs: converted(endpoints, outputsOf, { io: 'output', override: allowMoreFields, metadata }),
  };
  const schemas = { ...raw.inputs.schemas, ...raw.outputs.schemas };
  const inputs = withSharedFormats(raw.inputs, schemas);
  const outputs = withSharedFormats(raw.outputs, schemas);
  const differing = differingNames(inputs.schemas, outputs.schemas);
  const clash = differing.find((name) => `${name}Input` in schemas);
  if (clash) throw new Error(`${clash}Input is a schema of its own: ${clash} needs another name`);
  const sent = renamed(inputs, (name) => (differing.includes(name) ? `${name}Input` : name));
  const answered = renamed(outputs, (name) => name);
  const parts = mapped(endpoints, (_, id) => ({ ...sent.parts[id], ...answered.parts[id] }));
  return simplifySchema({ parts, schemas: { ...sent.schemas, ...answered.schemas } });
}

type Parts = { [P in Part]?: z.ZodType | undefined };

export const inputsOf = (endpoint: Endpoint): Parts => ({
  params: paramsOf(endpoint),
  query: endpoint.query,
  body: endpoint.body,
});

/** Files and empty answers have no schema. */
export const outputsOf = ({ status, sends, reply }: Endpoint): Parts =>
  status === 204 || sends ? {} : { reply };

/** A reply may get more fields: who reads it passes over those that they do not know. */
export const allowMoreFields: z.core.ToJSONSchemaParams['override'] = ({
  zodSchema,
  jsonSchema,
}) => {
  if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties;
};

function converted(
  endpoints: Endpoints,
  partsOf: (endpoint: Endpoint) => Parts,
  options: z.core.ToJSONSchemaParams,
): Converted {
  const whole = z.object(mapped(endpoints, (endpoint) => z.object(definedOnly(partsOf(endpoint)))));
  const { $defs = {}, properties = {} } = z.toJSONSchema(whole, options);
  // zod writes an object of objects, as it was given.
  const parts = mapped(
    properties,
    (schema) => (schema as { properties: EndpointSchemas }).properties,
  );
  return { parts, schemas: $defs };
}

/** Dates are made field by field, each with its own message: to a caller they are one schema. */
function withSharedFormats({ parts, schemas }: Converted, named: JsonSchemas): Converted {
  const formats = Object.entries(named).filter(([, { format }]) => format);
  const text = formats.reduce(
    (text, [name, schema]) =>
      text.replaceAll(JSON.stringify(schema), JSON.stringify({ $ref: zodPlace + name })),
    JSON.stringify({ parts, schemas }),
  );
  const shared: Converted = JSON.parse(text);
  return { ...shared, schemas: { ...shared.schemas, ...Object.fromEntries(formats) } };
}

/** Those that are both sent and answered, and differ themselves or in what they refer to. */
function differingNames(inputs: JsonSchemas, outputs: JsonSchemas): string[] {
  const both = Object.keys(inputs).filter((name) => name in outputs);
  const text = (schema: JsonSchema | undefined) => JSON.stringify(schema);
  const withThoseThatRefer = (names: string[]): string[] => {
    const refs = names.map((name) => JSON.stringify(zodPlace + name));
    const refers = (name: string) => refs.some((ref) => text(inputs[name]).includes(ref));
    const more = both.filter((name) => !names.includes(name) && refers(name));
    return more.length > 0 ? withThoseThatRefer([...names, ...more]) : names;
  };
  return withThoseThatRefer(both.filter((name) => text(inputs[name]) !== text(outputs[name])));
}

/** With references as OpenAPI writes them. */
function renamed({ parts, schemas }: Converted, nameOf: (name: string) => string): Converted {
  const named = Object.entries(schemas).map(([name, schema]) => [nameOf(name), schema]);
  const text = JSON.stringify({ parts, schemas: Object.fromEntries(named) });
  return JSON.parse(
    text.replaceAll(/"#\/\$defs\/(\w+)"/g, (_, name) => `"${componentPlace}${nameOf(name)}"`),
  );
}

const mapped = <T, U>(values: Record<string, T>, change: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
