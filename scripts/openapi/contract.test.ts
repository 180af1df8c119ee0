import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod';
import {
  type Api,
  type Endpoint,
  successStatus,
} from '../../packages/domain/src/kernel/endpoint.ts';
import { contract, readOpenApi } from '../../packages/server/src/contract.ts';
import { allowMoreFields, inputsOf, outputsOf } from './convert-schemas.ts';
import { openApi } from './document.ts';
import type { JsonSchema } from './json-schema.ts';
import { findSchemaNames } from './schema-names.ts';
import { simplifySchema } from './simplify-schema.ts';

/** As the server sends it. */
const printed: ReturnType<typeof openApi> = JSON.parse(await readOpenApi());
const text = JSON.stringify(printed);
const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
const components: Record<string, Record<string, unknown>> = printed.components;

// Here, because a busy machine needs longer to load the whole domain than a test may take.
const now = openApi(contract, await findSchemaNames());

it('is printed in docs/openapi.json as it is now; if not, run `npm run openapi`', () => {
  expect(printed).toEqual(JSON.parse(JSON.stringify(now)));
});

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(printed));
  expect({ valid, errors }).toEqual({ valid: true });
}, 30_000);

it('refers to components that are there, and has none that nothing refers to', () => {
  const used = new Set(refs.map(([, place, name]) => `${place}/${name}`));
  const present = Object.entries(components).flatMap(([place, named]) =>
    Object.keys(named).map((name) => `${place}/${name}`),
  );
  expect([...used].sort()).toEqual(present.sort());
  expect(text.split('"$ref"').length - 1).toBe(refs.length);
});

it('takes about a kilobyte for an operation', () => {
  const operations = Object.values<Api>(contract).flatMap((api) => Object.keys(api));
  expect(Buffer.byteLength(text) / operations.length).toBeLessThan(1_100);
});

type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Content = Record<string, { schema: JsonSchema }>;
type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type PathItem = { parameters?: Parameter[] } & Record<string, Operation>;

it.each(Object.entries<Api>(contract))(
  '%s: every operation takes and answers what its schemas say',
  (feature, api) => {
    for (const [name, endpoint] of Object.entries(api)) {
      const operationId = `${feature}.${name}`;
      expect({ operationId, ...partsIn(endpoint) }).toEqual({ operationId, ...partsOf(endpoint) });
    }
  },
);

const paths = simplifySchema(followed(printed.paths)) as Record<string, PathItem>;

/** As the document has them, with every reference followed. */
function partsIn(endpoint: Endpoint) {
  const item = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
  const operation = item?.[endpoint.method.toLowerCase()];
  const { content } = operation?.responses[successStatus(endpoint)] ?? {};
  return {
    parameters: [...(item?.parameters ?? []), ...(operation?.parameters ?? [])],
    body: operation?.requestBody?.content['application/json']?.schema,
    reply: content?.[endpoint.stream ?? 'application/json']?.schema,
  };
}

/** As zod writes them, without names. */
function partsOf(endpoint: Endpoint) {
  const { params, query, body } = inputsOf(endpoint);
  return {
    parameters: [...listed('path', params), ...listed('query', query)],
    body: inline(body),
    reply: inline(outputsOf(endpoint).reply, { io: 'output', override: allowMoreFields }),
  };
}

function followed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(followed);
  if (typeof part !== 'object' || part === null) return part;
  const [, place = '', name = ''] =
    '$ref' in part ? String(part.$ref).split(/#\/components\/|\//) : [];
  if (name) return followed(components[place]?.[name]);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, followed(value)]));
}

function inline(
  schema: z.ZodType | undefined,
  options: z.core.ToJSONSchemaParams = { io: 'input', unrepresentable: 'any' },
) {
  if (!schema) return undefined;
  const { $schema, ...converted } = z.toJSONSchema(schema, options);
  return simplifySchema(converted);
}

function listed(place: string, schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = inline(schema) ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: property,
  }));
}
