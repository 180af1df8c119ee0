import * as z from 'zod';
import {
  type Api,
  type Endpoint,
  successStatus,
} from '../../packages/domain/src/kernel/endpoint.ts';
import { componentPlace, convertSchemas } from './convert-schemas.ts';
import type { JsonSchemas } from './json-schema.ts';
import {
  json,
  parameterName,
  parametersOf,
  requestBody,
  responseName,
  successResponse,
} from './parameters-and-responses.ts';
import type { SchemaNames } from './schema-names.ts';
import { shareComponents } from './share-components.ts';

const refusal = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
});

const Refused = {
  description: 'Refused',
  content: json({ $ref: `${componentPlace}Refusal` }),
};

const Unchanged = { description: 'Not changed since it was last read' };

/** Files, and JSON over a kilobyte, have a tag (`platform/http/downloads.ts` and `etags.ts`). */
const canBeUnchanged = ({ method, isSecret, stream }: Endpoint): boolean =>
  method === 'GET' && !isSecret && !stream;

/** The contract as OpenAPI 3.1. `apis` maps a feature's name to its endpoints. */
export function openApi(apis: Record<string, Api>, names: SchemaNames) {
  const { operations, schemas } = operationsOf(apis, names);
  const { paths, parameters, responses } = pathsOf(operations);
  const used = usedBy({ paths, parameters, responses }, schemas);
  const { $schema, ...Refusal } = z.toJSONSchema(refusal);
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright', version: '1' },
    paths,
    components: {
      schemas: inOrder({ ...used, Refusal }),
      parameters: inOrder(parameters),
      responses: inOrder({ ...responses, Refused, Unchanged }),
    },
  };
}

type Operation = ReturnType<typeof operationsOf>['operations'][number];

function operationsOf(apis: Record<string, Api>, names: SchemaNames) {
  const endpoints: Record<string, Endpoint> = Object.fromEntries(
    Object.entries(apis).flatMap(([feature, api]) =>
      Object.entries(api).map(([name, endpoint]) => [`${feature}.${name}`, endpoint]),
    ),
  );
  const { parts, schemas } = convertSchemas(endpoints, names);
  const operations = Object.entries(endpoints).map(([operationId, endpoint]) => {
    const own = parts[operationId] ?? {};
    return {
      operationId,
      endpoint,
      inPath: parametersOf('path', own.params, schemas),
      inQuery: parametersOf('query', own.query, schemas),
      body: requestBody(endpoint, own),
      success: successResponse(endpoint, own),
    };
  });
  return { operations, schemas };
}

type PathItem = { parameters?: object[]; [method: string]: unknown };

function pathsOf(operations: readonly Operation[]) {
  const sent = operations.flatMap(({ inPath, inQuery }) => [...inPath, ...inQuery]);
  const parameters = shareComponents('parameters', sent, parameterName);
  const answered = operations.map(({ success }) => success);
  const responses = shareComponents('responses', answered, responseName);
  const paths: Record<string, PathItem> = {};
  for (const { operationId, endpoint, inPath, inQuery, body, success } of operations) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    // The same path has the same parameters, whatever the method.
    paths[path] ??= listed(inPath.map(parameters.refTo));
    paths[path][endpoint.method.toLowerCase()] = {
      operationId,
      tags: [operationId.replace(/\..*/, '')],
      summary: endpoint.summary,
      'x-needs': endpoint.needs,
      ...listed(inQuery.map(parameters.refTo)),
      ...body,
      responses: {
        [successStatus(endpoint)]: responses.refTo(success),
        ...(canBeUnchanged(endpoint) && { 304: { $ref: '#/components/responses/Unchanged' } }),
        default: { $ref: '#/components/responses/Refused' },
      },
    };
  }
  return { paths, parameters: parameters.components, responses: responses.components };
}

const listed = (parameters: object[]): { parameters?: object[] } =>
  parameters.length > 0 ? { parameters } : {};

/** The schemas that the document refers to: none refers to those that only list the parameters of a query. */
function usedBy(document: unknown, schemas: JsonSchemas): JsonSchemas {
  const used: JsonSchemas = {};
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (name in used || !schema) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow(document);
  return used;
}

const inOrder = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
