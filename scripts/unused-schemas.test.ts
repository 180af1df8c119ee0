import { expect, it } from 'vitest';
import { forTheBrowser } from './unused-schemas.ts';

const browser = (code: string) => forTheBrowser('api.ts', code).replace(/\s+/g, ' ').trim();

it('leaves an endpoint its place and its record types, and drops what only the server reads', () => {
  const api = browser(`
    import * as z from 'zod';
    import { put } from '../kernel/endpoint.ts';
    import { Issue, type Draft } from './issue.ts';
    export const api = {
      close: put('/api/issues/:id', ['issue', 'U'], {
        summary: 'Close an issue',
        reads: ['team'],
        ...shared,
        params: z.object({ id: z.int() }),
        body: Issue,
        reply: z.array(Issue),
        status: 202,
      }),
    };`);
  expect(api).toContain("put('/api/issues/:id', ['issue', 'U'], { reads: ['team'], ...shared, })");
  expect(api).not.toMatch(/zod|issue\.ts/);
  expect(api).toContain("from '../kernel/endpoint.ts'");
});

it('leaves alone what only looks like an endpoint', () => {
  const code = "export const form = (body: string) => fetch('/', { method: 'POST', body });";
  expect(browser(code)).toBe(code);
});

it('keeps the import of a schema that something else still uses', () => {
  expect(browser("import { Id } from './id.ts'; export const many = Id.array();")).toContain(
    'id.ts',
  );
});

it('marks a constant as removable if it is unused', () => {
  expect(browser('export const Name = z.string().min(1);')).toBe(
    'export const Name = /* @__PURE__ */ (() => (z.string().min(1)))();',
  );
  expect(browser('export const isLong = (name: string) => name.length > 9;')).not.toContain('PURE');
});

it('leaves of the tables of a record only what their rows are called', () => {
  const record = browser(`
    export const orderRecord = recordType({
      label: { one: 'Order', many: 'Orders' },
      tables: {
        numbers: {},
        orders: { noun: ['order', 'orders'], name: 'po_number', leftOut: ['link_hash'] },
      },
      bin: { names: ['po_number'] },
    });`);
  expect(record).toContain("tables: { numbers: {}, orders: { noun: ['order', 'orders'], }, }");
  expect(record).toContain("bin: { names: ['po_number'] }");
});
