import { expect, it } from 'vitest';
import * as z from 'zod';
import { errorReportsApi } from '../../packages/domain/src/error-reports/api.ts';
import { endpoint } from '../../packages/domain/src/kernel/endpoint.ts';
import * as id from '../../packages/domain/src/kernel/id.ts';
import * as period from '../../packages/domain/src/kernel/period.ts';
import { siteIssuesApi } from '../../packages/domain/src/site-issues/api.ts';
import * as siteIssue from '../../packages/domain/src/site-issues/site-issue.ts';
import { openApi } from './document.ts';
import { type SchemaNames, schemaNames } from './schema-names.ts';

const { list, read, report, close, start } = siteIssuesApi;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const names = schemaNames([{ file: 'site-issue.ts', exports: { ...id, ...period, ...siteIssue } }]);
const document = openApi({ siteIssues: { list, read, report, close, start } }, names);

it('prints every endpoint of the contract', () => {
  const { openapi, paths } = document;
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual([
    '/api/site-issues',
    '/api/site-issues/{siteIssueId}',
    '/api/site-issues/{siteIssueId}/closure',
    '/api/site-issues/{siteIssueId}/work',
  ]);
  expect(paths['/api/site-issues']?.post).toMatchObject({
    operationId: 'siteIssues.report',
    'x-needs': ['siteIssue', 'C'],
    requestBody: { required: true, ...json(ref('NewSiteIssue')) },
  });
});

it('names schemas as our own code does', () => {
  const { paths, components } = document;
  expect(paths['/api/site-issues']?.get).toMatchObject({
    responses: { 200: json({ type: 'array', items: ref('SiteIssue') }) },
  });
  expect(components.schemas).toMatchObject({
    NewSiteIssue: { required: expect.arrayContaining(['projectId', 'issueDescription']) },
    SiteIssue: {
      properties: {
        id: ref('Id'),
        date: ref('CivilDate'),
        createdAt: ref('Instant'),
        closedAt: { anyOf: [ref('Instant'), { type: 'null' }] },
        location: { type: ['string', 'null'] },
      },
    },
  });
});

it('describes once what many operations share', () => {
  const { paths, components } = document;
  expect(paths['/api/site-issues/{siteIssueId}/closure']).toMatchObject({
    parameters: [{ $ref: '#/components/parameters/siteIssueIdInPath' }],
    put: {
      responses: {
        200: { $ref: '#/components/responses/SiteIssue' },
        default: { $ref: '#/components/responses/Refused' },
      },
    },
  });
  expect(components.parameters).toEqual({
    siteIssueIdInPath: { name: 'siteIssueId', in: 'path', required: true, schema: ref('IdInPath') },
  });
  expect(components.responses).toMatchObject({
    SiteIssue: json(ref('SiteIssue')),
    Refused: json(ref('Refusal')),
  });
});

it('tells which parameters a query takes', () => {
  const get = document.paths['/api/site-issues']?.get as { parameters: object[] };
  expect(get.parameters).toMatchObject(
    ['limit', 'cursor', 'projectId', 'status', 'priority', 'issueType'].map((name) => ({
      name,
      in: 'query',
    })),
  );
  expect(get.parameters.filter((parameter) => 'required' in parameter)).toEqual([]);
});

it('tells what a file may be that is sent, and that one is answered', () => {
  const bytes = { type: 'string', format: 'binary' };
  const { paths } = openApi({ errorReports: errorReportsApi }, names);
  const { post, get } = paths['/api/error-reports/{errorReportId}/screenshot'] ?? {};
  expect(post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { required: ['file'], properties: { file: bytes } },
          encoding: { file: { contentType: 'image/jpeg, image/png, image/gif, image/webp' } },
        },
      },
    },
  });
  expect(get).toMatchObject({ responses: { 200: { content: { '*/*': { schema: bytes } } } } });
});

const things = { path: '/api/things/:thingId', summary: 'Change a thing', needs: 'self' } as const;

it('says which answers a client may already have', () => {
  const read = endpoint({ ...things, method: 'GET', reply: z.string() });
  const { paths } = openApi(
    {
      things: {
        read,
        readSecret: { ...read, path: '/api/secret', isSecret: true },
        watch: { ...read, path: '/api/watch', stream: 'text/event-stream' },
        change: { ...read, method: 'PUT' },
      },
    },
    names,
  );
  const unchanged = { 304: { $ref: '#/components/responses/Unchanged' } };
  expect(paths['/api/things/{thingId}']?.get).toMatchObject({ responses: unchanged });
  const others = [paths['/api/secret'], paths['/api/watch'], paths['/api/things/{thingId}']?.put];
  expect(JSON.stringify(others)).not.toContain('304');
});

it('promises nothing where nothing is answered', () => {
  const remove = endpoint({ ...things, method: 'DELETE', reply: z.undefined(), status: 204 });
  const { paths } = openApi({ things: { remove } }, names);
  expect(paths['/api/things/{thingId}']?.delete).toMatchObject({
    responses: { 204: { description: 'Done' } },
  });
});

it('gives what is sent in another form than it is answered a name of its own', () => {
  const Price = z.object({ pounds: z.string().transform(Number).pipe(z.number()) });
  const Thing = z.object({ price: Price });
  const own: SchemaNames = z.registry();
  own.add(Price, { id: 'Price' }).add(Thing, { id: 'Thing' });
  const save = endpoint({ ...things, method: 'PUT', body: Thing, reply: Thing });
  const { schemas } = openApi({ things: { save } }, own).components;
  expect(schemas).toMatchObject({
    Thing: { properties: { price: ref('Price') } },
    ThingInput: { properties: { price: ref('PriceInput') } },
    Price: { properties: { pounds: { type: 'number' } } },
    PriceInput: { properties: { pounds: { type: 'string' } } },
  });
  const PriceInput = z.object({ pence: z.int() });
  own.add(PriceInput, { id: 'PriceInput' });
  const other = endpoint({ ...things, method: 'PATCH', body: PriceInput, reply: Thing });
  expect(() => openApi({ things: { save, other } }, own)).toThrow('Price needs another name');
});
