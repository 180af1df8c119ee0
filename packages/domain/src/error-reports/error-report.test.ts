import { describe, expect, it } from 'vitest';
import { ErrorReportDraft } from './error-report.ts';

const messageOf = (message: string) => ErrorReportDraft.parse({ message }).message;

describe('a report', () => {
  it.each([
    ['at https://quay.example/auth?invitation=TOKEN#x in', 'at https://quay.example/auth in'],
    ['at HTTPS://quay.example/a?tok=1', 'at HTTPS://quay.example/a'],
    ['ws://quay.example/live?tok=1', 'ws://quay.example/live'],
    ['GET /auth?invitation=TOKEN failed', 'GET /auth failed'],
    ['(https://quay.example/assets/x.js?v=1:2:3)', '(https://quay.example/assets/x.js)'],
    ['ann.ray@quay.example is gone', '[email] is gone'],
    ['mail to helen%40northgate.example', 'mail to [email]'],
    ['helen@localhost', '[email]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
    ['sitewright_session=abc; x', 'sitewright_session=[hidden]; x'],
    ['{"password":"Secret-1"}', '{"password":"[hidden]"}'],
    [
      'at f (/node_modules/@tanstack/router/x.js:1:2)',
      'at f (/node_modules/@tanstack/router/x.js:1:2)',
    ],
    ['What? The list is empty #7', 'What? The list is empty #7'],
  ])('%j is kept as %j', (sent, stored) => {
    expect(messageOf(sent)).toBe(stored);
  });

  it('is cut, never refused, for its length', () => {
    expect(messageOf('x'.repeat(9000))).toHaveLength(2000);
    expect(ErrorReportDraft.parse({ message: 'x', stack: 'y\n'.repeat(9000) }).stack).toHaveLength(
      6000,
    );
  });

  it('needs a description', () => {
    const { error } = ErrorReportDraft.safeParse({ message: '' });
    expect(error?.issues[0]?.message).toBe('Description is required');
  });
});
