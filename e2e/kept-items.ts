import { expect, type Page } from '@playwright/test';
import { writeEntry } from './site-entries.ts';
import { chip } from './site-outbox.ts';

type Counts = { entries: number; photos: number };

/**
 * Makes so many entries and photos wait on a phone without signal: copies of what its form has kept, numbered in the
 * order of writing. The photos are of the first entries, five each.
 */
export async function keepMany(page: Page, { entries, photos }: Counts) {
  await writeEntry(page, 'Entry 1');
  const photo = await page.evaluate(aPhoto, 450 * 1024);
  if (photos > 0) {
    await page.getByRole('button', { name: 'Add photos' }).click();
    const box = page.getByRole('dialog').locator('input[type=file]:not([capture])');
    const buffer = Buffer.from(photo, 'base64');
    await box.setInputFiles({ name: 'site.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('1 of 20 photos')).toBeVisible();
  }
  await page.evaluate(copyItems, { entries, photos, photo });
  await page.reload();
  await expect(chip(page)).toHaveAccessibleName(new RegExp(`^${entries + photos} waiting`), {
    timeout: 30_000,
  });
}

/** In the page: noise, as a JPEG of about so many bytes; the part that is noise decides how many. */
function aPhoto(bytes: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const noise = context.createImageData(canvas.width, canvas.height);
  const words = new Uint32Array(noise.data.buffer);
  let text = '';
  for (let rows = 20; rows <= canvas.height; rows += 20) {
    for (let at = (rows - 20) * canvas.width; at < rows * canvas.width; at += 1)
      words[at] = 0xff000000 | (Math.random() * 0xffffff);
    context.putImageData(noise, 0, 0);
    text = canvas.toDataURL('image/jpeg', 0.8).replace(/^.*,/, '');
    if ((text.length * 3) / 4 >= bytes) break;
  }
  return text;
}

/** In the page: replaces the items that wait by copies of them. */
async function copyItems({ entries, photos, photo }: Counts & { photo: string }) {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('sitewright');
    request.onsuccess = () => resolve(request.result);
  });
  const ask = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const store = (name: string) => database.transaction(name, 'readwrite').objectStore(name);
  const { key } = await ask(store('meta').get('key'));
  const seal = async (bytes: BufferSource) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
    return Uint8Array.from([...iv, ...sealed]).buffer;
  };
  const sealText = (value: unknown) => seal(new TextEncoder().encode(JSON.stringify(value)));
  const unseal = async (sealed: ArrayBuffer) => {
    const iv = new Uint8Array(sealed, 0, 12);
    const rest = new Uint8Array(sealed, 12);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, rest);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const items = await ask(store('outbox').getAll());
  const entry = items.find(({ hasFile }) => !hasFile);
  const picture = items.find(({ hasFile }) => hasFile);
  for (const { seq } of items) await ask(store('outbox').delete(seq));
  for (const { seq } of items) await ask(store('bytes').delete(seq));
  const add = async ({ seq: _seq, ...head }: Record<string, unknown>, content: unknown) => {
    const item = { ...head, key: crypto.randomUUID(), sealed: await sealText(content) };
    return Number(await ask(store('outbox').add(item)));
  };
  const written: number[] = [];
  const content = await unseal(entry.sealed);
  for (let number = 1; number <= entries; number += 1) {
    content.input.body.workSummary = `Entry ${number}`;
    const seq = await add({ ...entry, madeAt: entry.madeAt + number }, content);
    const item = await ask(store('outbox').get(seq));
    await ask(store('outbox').put({ ...item, record: `diaryEntryId:${-seq}` }));
    written.push(seq);
  }
  const bytes = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0));
  for (let number = 0; number < photos; number += 1) {
    const { input, file } = await unseal(picture.sealed);
    const entryId = -(written[Math.floor(number / 5)] ?? 0);
    const about = { needs: [entryId], record: `diaryEntryId:${entryId}`, size: bytes.length };
    const seq = await add(
      { ...picture, ...about },
      {
        input: { ...input, params: { ...input.params, diaryEntryId: entryId } },
        file: { ...file, name: `site-${number + 1}.jpg`, type: 'image/jpeg', size: bytes.length },
      },
    );
    await ask(store('bytes').put(await seal(bytes), seq));
  }
  database.close();
}
