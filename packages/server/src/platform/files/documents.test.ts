import { readdir } from 'node:fs/promises';
import { filesApi } from '@sitewright/domain/files/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import {
  anOfficeFile,
  aPdf,
  brokenPictures,
  drawnPicture,
  excelType,
  notDocuments,
  pngClaiming,
  powerPointType,
  wordType,
} from '../../testing/hostile-files.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const { id: projectId } = await us.project();
const params = { projectId };

const send = (name: string, bytes: Buffer) => {
  const file = new File([new Uint8Array(bytes)], name);
  return director.send(filesApi.add, { params, query: {}, file });
};

/** Every file there is, whole or not. */
const files = async () => {
  const found = await readdir(api.files, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const sentence =
  'Please choose a JPEG, PNG, GIF, WebP, PDF, Word, Excel, PowerPoint, text or CSV file.';

describe('a document', () => {
  it.each([
    ['Plan.pdf', aPdf(), 'application/pdf', 'Plan.pdf'],
    ['Plan.jpg', aPdf(), 'application/pdf', 'Plan.pdf'],
    ['RAMS.docx', anOfficeFile(wordType), wordType, 'RAMS.docx'],
    ['Prices.xlsx', anOfficeFile(excelType), excelType, 'Prices.xlsx'],
    ['Handover.pptx', anOfficeFile(powerPointType), powerPointType, 'Handover.pptx'],
    [
      'notes.txt',
      Buffer.from('Level 3 – poured at 08:00\r\n\tSlump 90 mm'),
      'text/plain',
      'notes.txt',
    ],
    ['BM list.TXT', Buffer.from('BM 1 at the gate'), 'text/plain', 'BM list.txt'],
    ['prices.csv', Buffer.from('\ufeffbricks,£400\n'), 'text/csv', 'prices.csv'],
    ['.txt', Buffer.from('x'), 'text/plain', '.txt.txt'],
  ])('%s is kept as it came', async (name, bytes, mimetype, filename) => {
    const response = await send(name, bytes);
    expect(response.json()).toMatchObject({ mimetype, filename, originalName: name, width: null });
    const { id: fileId } = response.json();
    const content = await director.send(filesApi.content, { params: { fileId } });
    expect(content.rawPayload.equals(bytes)).toBe(true);
    expect(content.headers['content-disposition']).toMatch(/^attachment/);
    expect(content.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  it.each(notDocuments)('is not %s, sent as %s', async (_, name, bytes) => {
    const before = await files();
    const response = await send(name, bytes);
    expect([400, 415]).toContain(response.statusCode);
    const { message, fields } = response.json();
    expect(fields.file).toBe(message);
    expect(message).toMatch(/^(Please choose a JPEG|We could not read that)/);
    expect(await files()).toEqual(before);
  });

  it('that is none is told what would be one', async () => {
    const response = await send('run.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'));
    expect([response.statusCode, response.json().message]).toEqual([415, sentence]);
  });

  it('of more than 50 MB is refused', async () => {
    const before = await files();
    const response = await send('plan.pdf', Buffer.alloc(50_000_001, 'x'));
    expect(response.statusCode).toBe(413);
    expect(response.json().fields.file).toBe('Please choose a file of at most 50 MB.');
    expect(await files()).toEqual(before);
  });
});

describe('a picture among the documents', () => {
  it('is encoded again, whatever else is in it and whatever it is called', async () => {
    const jpeg = await drawnPicture(40, 30).jpeg().toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>'), aPdf()]);
    const response = await send('plan.pdf', polyglot);
    expect(response.json()).toMatchObject({ mimetype: 'image/webp', filename: 'plan.webp' });
    const { id: fileId } = response.json();
    for (const endpoint of [filesApi.content, filesApi.thumbnail]) {
      const { rawPayload } = await director.send(endpoint, { params: { fileId } });
      expect(rawPayload.includes('script') || rawPayload.includes('PDF')).toBe(false);
    }
  });

  it.each(brokenPictures)('is refused when it is broken: %s', async (_, bytes) => {
    const before = await files();
    const response = await send('photo.jpg', bytes);
    expect([400, 415]).toContain(response.statusCode);
    expect(await files()).toEqual(before);
  });

  it('is refused when it claims to be beyond all measure', async () => {
    const response = await send('photo.png', pngClaiming(65_535, 65_535));
    expect(response.statusCode).toBe(413);
    expect(response.json().fields.file).toMatch(/50 megapixels/);
  });
});

it('a file of which only the small picture could not be stored leaves nothing', async () => {
  let puts = 0;
  const put: typeof api.storage.put = (key, bytes) =>
    ++puts === 2
      ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      : api.storage.put(key, bytes);
  const full = api.beside({ storage: { ...api.storage, put } });
  const before = await files();
  const form = new FormData();
  form.append(
    'file',
    new File([new Uint8Array(await drawnPicture(9, 9).png().toBuffer())], 'a.png'),
  );
  const response = await full.inject({
    method: 'POST',
    url: `/api/projects/${projectId}/files`,
    payload: form,
    headers: director.session,
  });
  expect([response.statusCode, puts]).toEqual([507, 2]);
  expect(await files()).toEqual(before);
});
