import type { Endpoint } from '../../packages/domain/src/kernel/endpoint.ts';
import type { Upload } from '../../packages/domain/src/kernel/upload.ts';
import type { Shape, Shapes } from './shape.ts';
import { componentPlace, type EndpointShapes } from './shapes.ts';

export type Parameter = { name: string; in: 'path' | 'query'; required?: true; schema: Shape };
export type Response = { description: string; content?: Record<string, { schema: Shape }> };

const bytes = { type: 'string', format: 'binary' };

export const json = (schema: Shape) => ({ 'application/json': { schema } });

/** A query's parameter is called as it is; one in a path may have the same name, and is another. */
export const parameterName = ({ name, in: place }: Parameter): string =>
  place === 'path' ? `${name}InPath` : name;

export const parametersOf = (
  place: Parameter['in'],
  shape: Shape | undefined,
  schemas: Shapes,
): Parameter[] => {
  const { properties = {}, required = [] } = shape ? resolved(shape, schemas) : {};
  return Object.entries(properties as Shapes).map(([name, schema]) => ({
    name,
    in: place,
    ...((required as string[]).includes(name) && { required: true }),
    schema,
  }));
};

const nameIn = ({ $ref = '' }: Shape): string => String($ref).replace(componentPlace, '');
const resolved = (shape: Shape, schemas: Shapes): Shape => schemas[nameIn(shape)] ?? shape;

export function requestBody({ upload }: Endpoint, { body }: EndpointShapes) {
  if (upload) return { requestBody: { required: true, content: form(upload) } };
  return body && { requestBody: { required: true, content: json(body) } };
}

const form = ({ types }: Upload) => ({
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: bytes } },
    encoding: { file: { contentType: types.join(', ') } },
  },
});

export function successResponse({ sends, stream }: Endpoint, { reply }: EndpointShapes): Response {
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
  const name = nameIn((items as Shape) ?? {});
  return name ? `${name}List` : undefined;
}
