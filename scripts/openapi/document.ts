import * as z from 'zod';
import {
  type Api,
  type Endpoint,
  successStatus,
} from '../../packages/domain/src/kernel/endpoint.ts';
import {
  json,
  parameterName,
  parametersOf,
  requestBody,
  responseName,
  successResponse,
} from './parts.ts';
import type { SchemaNames } from './schema-names.ts';
import type { Shapes } from './shape.ts';
import { componentPlace, shapesOf } from './shapes.ts';
import { shared } from './shared.ts';

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
      responses: inOrder({ ...responses, Refused }),
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
  const { parts, schemas } = shapesOf(endpoints, names);
  const operations = Object.entries(endpoints).map(([operationId, endpoint]) => {
    const shapes = parts[operationId] ?? {};
    return {
      operationId,
      endpoint,
      inPath: parametersOf('path', shapes.params, schemas),
      inQuery: parametersOf('query', shapes.query, schemas),
      body: requestBody(endpoint, shapes),
      success: successResponse(endpoint, shapes),
    };
  });
  return { operations, schemas };
}

type PathItem = { parameters?: object[]; [method: string]: unknown };

function pathsOf(operations: readonly Operation[]) {
  const sent = operations.flatMap(({ inPath, inQuery }) => [...inPath, ...inQuery]);
  const parameters = shared('parameters', sent, parameterName);
  const answered = operations.map(({ success }) => success);
  const responses = shared('responses', answered, responseName);
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
        ...(endpoint.sends && { 304: { description: 'Not changed since it was last read' } }),
        default: { $ref: '#/components/responses/Refused' },
      },
    };
  }
  return { paths, parameters: parameters.components, responses: responses.components };
}

const listed = (parameters: object[]): { parameters?: object[] } =>
  parameters.length > 0 ? { parameters } : {};

/** Without those that only list the parameters of a query. */
function usedBy(document: unknown, schemas: Shapes): Shapes {
  const used: Shapes = {};
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const shape = schemas[name];
      if (name in used || !shape) continue;
      used[name] = shape;
      follow(shape);
    }
  };
  follow(document);
  return used;
}

const inOrder = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
