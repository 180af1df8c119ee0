import { busy, Refused } from '@sitewright/domain/kernel/problem';

/** How many may be served at once: in all, and of each address, user and organisation. */
export type SlotLimits = { all: number; address: number; user: number; organization: number };

/** The owner of a request: an address until its session has been looked up, then a user. */
export type Owner = { address: string } | { userId: number; organizationId: number | null };

/** The slot that one request holds until it ends. */
type Slot = { moveTo: (owner: Owner) => void; leave: () => void };

/** A request past its owner's share is refused, so that no owner takes the places of all others. */
export function requestSlots(most: SlotLimits): (owner: Owner) => Slot {
  const taken = {
    all: new Count(),
    address: new Count(),
    user: new Count(),
    organization: new Count(),
  };
  return (owner) => {
    let held: Share[] = [];
    let hasLeft = false;
    const giveBack = () => {
      for (const [kind, whose] of held) taken[kind].add(whose, -1);
      held = [];
    };
    const moveTo = (next: Owner) => {
      if (hasLeft) return;
      giveBack();
      const shares = sharesOf(next);
      if (shares.some(([kind, whose]) => taken[kind].of(whose) >= most[kind]))
        throw new Refused(busy);
      for (const [kind, whose] of shares) taken[kind].add(whose, 1);
      held = shares;
    };
    const leave = () => {
      hasLeft = true;
      giveBack();
    };
    moveTo(owner);
    return { moveTo, leave };
  };
}

type Share = [keyof SlotLimits, string];

function sharesOf(owner: Owner): Share[] {
  const all: Share = ['all', ''];
  if ('address' in owner) return [all, ['address', owner.address]];
  const { userId, organizationId } = owner;
  const user: Share = ['user', String(userId)];
  return organizationId === null
    ? [all, user]
    : [all, user, ['organization', String(organizationId)]];
}

/** Forgets owners that hold nothing, so that the map does not grow without limit. */
class Count {
  readonly #counts = new Map<string, number>();

  of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  add(whose: string, change: number) {
    const left = this.of(whose) + change;
    if (left > 0) this.#counts.set(whose, left);
    else this.#counts.delete(whose);
  }
}
