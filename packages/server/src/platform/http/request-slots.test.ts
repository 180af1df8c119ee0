import { describe, expect, it } from 'vitest';
import { type Owner, requestSlots } from './request-slots.ts';

const most = { all: 5, address: 2, user: 2, organization: 3 };
const ann: Owner = { userId: 1, organizationId: 7 };
const bob: Owner = { userId: 2, organizationId: 7 };
const cyd: Owner = { userId: 3, organizationId: 8 };
const somewhere: Owner = { address: '192.0.2.1' };

describe('places', () => {
  it.each([
    ['an address', [somewhere, somewhere], somewhere, cyd],
    ['a user', [ann, ann], ann, bob],
    ['an organisation', [ann, ann, bob], bob, cyd],
  ])('of %s are limited, and leave room for others', (_, first, oneMore, another) => {
    const take = requestSlots(most);
    const held = first.map(take);
    expect(() => take(oneMore)).toThrow('We are busy');
    take(another).leave();
    held[0]?.leave();
    take(oneMore);
  });

  it('are limited in all', () => {
    const take = requestSlots(most);
    for (const owner of [ann, ann, bob, cyd, cyd]) take(owner);
    expect(() => take(somewhere)).toThrow('We are busy');
  });

  it('move with their request, and are free where it was', () => {
    const take = requestSlots(most);
    const [first, second] = [take(somewhere), take(somewhere)];
    first.moveTo(ann);
    first.moveTo(ann);
    take(somewhere);
    take(ann);
    expect(() => second.moveTo(ann)).toThrow('We are busy');
    // Refused, it holds nothing any more.
    take(somewhere);
  });

  it('are left once, and not taken again by a request that has left', () => {
    const take = requestSlots(most);
    const first = take(ann);
    first.leave();
    first.leave();
    first.moveTo(ann);
    take(ann);
    take(ann);
    expect(() => take(ann)).toThrow('We are busy');
  });
});
