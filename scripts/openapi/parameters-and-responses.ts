import type { Endpoint } from '../../packages/domain/src/kernel/endpoint.ts';
import type { Upload } from '../../packages/domain/src/kernel/upload.ts';
import { componentPlace, type EndpointSchemas } from './convert-schemas.ts';
import type { JsonSchema, JsonSchemas } from './json-schema.ts';

export type Parameter = { name: string; in: 'path' | 'query'; required?: true; schema: JsonSchema };
export type Response = { description: string; content?: Record<string, { schema: JsonSchema }> };

const bytes = { type: 'string', format: 'binary' };

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** A query's parameter is called as it is; one in a path may have the same name, and is another. */
export const parameterName = ({ name, in: place }: Parameter): string =>
  place === 'path' ? `${name}InPath` : name;

export const parametersOf = (
  place: Parameter['in'],
  whole: JsonSchema | undefined,
  schemas: JsonSchemas,
): Parameter[] => {
  const { properties = {}, required = [] } = whole ? resolved(whole, schemas) : {};
  return Object.entries(properties as JsonSchemas).map(([name, schema]) => ({
    name,
    in: place,
    ...((required as string[]).includes(name) && { required: true }),
    schema,
  }));
};

const nameIn = ({ $ref = '' }: JsonSchema): string => String($ref).replace(componentPlace, '');
const resolved = (schema: JsonSchema, schemas: JsonSchemas): JsonSchema =>
  schemas[nameIn(schema)] ?? schema;

export function requestBody({ upload }: Endpoint, { body }: EndpointSchemas) {
  if (upload) return { requestBody: { required: true, content: form(upload) } };
  return body && { requestBody: { required: true, content: json(body) } };
}

const form = ({ types }: Upload) => ({
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: bytes } },
    encoding: { file: { contentType: types.join(', ') } },
  },
});

export function successResponse({ sends, stream }: Endpoint, { reply }: EndpointSchemas): Response {
  const description = 'Done';
  if (sends) return { description, content: { '*/*': { schema: bytes } } };
  return reply
    ? { description, content: { [stream ?? 'application/json']: { schema: reply } } }
    : { description };
}

/** By the schema that it holds: `SiteIssue`, `SiteIssueList`. */
export function responseName({ content = {} }: Response): string | undefined {
  if (content['*/*']) return 'File';
  const { $ref, items } = content['application/json']?.schema ?? {};
  if ($ref) return nameIn({ $ref });
  const name = nameIn((items as JsonSchema) ?? {});
  return name ? `${name}List` : undefined;
}
