import { vi } from 'vitest';
import { keptCommands as diary } from '../../diary/waiting.ts';
import { keptCommands as files } from '../../files/waiting.ts';

const aPerson = (id: number, name: string) => ({
  ...{ id, name, organizationId: 1, role: 'Site Manager' as const },
  isOrganizationAdmin: 'no' as const,
});
/** They share the phone: one is signed in, and what the other has not sent is locked. */
export const people = [aPerson(7, 'Joy'), aPerson(8, 'Sam')] as const;

/** The code of the outbox, loaded again as in a new tab, over the same storage. */
export async function openTab() {
  vi.resetModules();
  const [{ perform }, { flushOutbox }, { registerCommands }, snapshot, outbox, store] =
    await Promise.all([
      import('./perform.ts'),
      import('./flush.ts'),
      import('./commands.ts'),
      import('./snapshot.ts'),
      import('./outbox.ts'),
      import('./store.ts'),
    ]);
  const [{ forget }, { storeKey }, { importKey }] = await Promise.all([
    import('../site-packs/forget.ts'),
    import('../offline/database.ts'),
    import('../offline/sealing.ts'),
  ]);
  const items = () => snapshot.outboxSnapshot().items;
  const inSight = () => {
    const { sent, acceptedItems } = snapshot.outboxSnapshot();
    return [...items(), ...sent.map(({ item }) => item), ...acceptedItems];
  };
  // What an item is called and how it is shown has nothing to do with tabs.
  registerCommands([...diary, ...files]);
  await outbox.loadOutbox();
  const { serverIdOf, loadOutbox, retryItem, deleteItem, restoreItem } = outbox;
  return {
    ...{ perform, flushOutbox, serverIdOf, retryItem, deleteItem, restoreItem },
    ...{ forget, sweepOutbox: store.sweepOutbox },
    ...{ items, inSight },
    subscribe: snapshot.subscribeToOutbox,
    signIn: async (person: (typeof people)[number]) => {
      await storeKey({ person, key: await importKey(person.name.charAt(0).repeat(43)) });
      await loadOutbox();
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
