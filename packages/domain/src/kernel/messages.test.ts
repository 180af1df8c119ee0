import { expect, it } from 'vitest';
import specification from '../../../../docs/SPECIFICATION.md?raw';
import * as messages from './messages.ts';
import * as notices from './notices.ts';

it.each(Object.entries({ ...messages, ...notices }))(
  '%s is in the specification',
  (_, sentence) => {
    expect(specification).toContain(sentence);
  },
);
