import { expect, it } from 'vitest';
import { obstacleToAdding } from './obstacle-to-adding.ts';

const limits = {
  accept: 'image/*, application/pdf,.DOCX',
  kinds: 'a picture, PDF or Word',
  maxBytes: 2000,
  maxFiles: 3,
};
const aFile = (name: string, type: string, bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type });

it.each([
  aFile('wall.jpg', 'image/jpeg'),
  aFile('plan.pdf', 'application/pdf'),
  aFile('letter.docx', ''),
  aFile('exact.pdf', 'application/pdf', 2000),
])('takes $name', (file) => {
  expect(obstacleToAdding(file, 2, limits)).toBeUndefined();
});

it.each([
  [aFile('a.exe', ''), 0, 'a.exe was not added: it must be a picture, PDF or Word.'],
  [aFile('a.txt', 'text/plain'), 0, 'a.txt was not added: it must be a picture, PDF or Word.'],
  [aFile('docx', ''), 0, 'docx was not added: it must be a picture, PDF or Word.'],
  [aFile('a.pdf', 'application/pdf', 0), 0, 'a.pdf was not added: it is empty.'],
  [
    aFile('a.pdf', 'application/pdf', 2100),
    0,
    'a.pdf was not added: it is 2.1 KB and the limit is 2 KB.',
  ],
  [aFile('a.pdf', 'application/pdf'), 3, 'a.pdf was not added: the limit is 3 files.'],
])('says why %o cannot join %i others', (file, already, sentence) => {
  expect(obstacleToAdding(file, already, limits)).toBe(sentence);
});

it('says so where only one is wanted', () => {
  const sentence = obstacleToAdding(aFile('b.jpg', 'image/jpeg'), 1, { ...limits, maxFiles: 1 });
  expect(sentence).toBe('b.jpg was not added: the limit is 1 file.');
});
