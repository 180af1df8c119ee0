import { expect, it } from 'vitest';
import specification from '../../../../docs/SPECIFICATION.md?raw';
import * as messages from './messages.ts';

it.each(Object.entries(messages))('%s stands in the specification', (_, sentence) => {
  expect(specification).toContain(sentence);
});
