import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';

it.each([
  ['/api/projects', '/api/projects', true],
  ['/api/projects', '/api/projects/7', true],
  ['/api/projects', '/api/projects?limit=5', true],
  ['/api/projects', '/api/projects-of-old', false],
  ['/api/projects/:projectId/days', '/api/projects/7/days?from=2026-11-01', true],
  ['/api/projects/:projectId/days', '/api/projects/7/days/2026-11-01', true],
  ['/api/projects/:projectId/days', '/api/projects/7/files', false],
  ['/api/projects/7/comments?date=2026-03-02', '/api/projects/7/comments?date=2026-03-02', true],
])('a change at %s makes %s stale: %s', (path, key, expected) => {
  const client = new QueryClient();
  client.setQueryData([key], 'read');
  void invalidate(client, [path]);
  expect(client.getQueryState([key])?.isInvalidated).toBe(expected);
});
