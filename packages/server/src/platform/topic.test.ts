import { expect, it } from 'vitest';
import type { Tx } from './tenancy.ts';
import { topic } from './topic.ts';

const tx = {} as Tx;

it('brings its followers what was published, one after the other', async () => {
  const saved = topic<[record: { id: number }]>('saved');
  const heard: string[] = [];
  const follow =
    (name: string) =>
    async (_tx: Tx, { id }: { id: number }) => {
      heard.push(`${name} begins ${id}`);
      await Promise.resolve();
      heard.push(`${name} ends ${id}`);
    };
  saved.connect(follow('first'), follow('second'));
  await saved.publish(tx, { id: 7 });
  expect(heard).toEqual(['first begins 7', 'first ends 7', 'second begins 7', 'second ends 7']);
});

it('fails where a follower fails, and where its followers were never connected', async () => {
  const saved = topic<[]>('saved');
  await expect(saved.publish(tx)).rejects.toThrow('The followers of saved are not connected.');
  saved.connect(() => Promise.reject(new Error('No room')));
  await expect(saved.publish(tx)).rejects.toThrow('No room');
});
