import { expect, it } from 'vitest';
import { drawnPicture } from '../../testing/hostile-files.ts';
import { takenAt } from './taken-at.ts';

const exifOf = async (DateTimeOriginal: string) => {
  const { default: sharp } = await import('sharp');
  const picture = await drawnPicture(4, 4)
    .withExif({ IFD2: { DateTimeOriginal } })
    .jpeg()
    .toBuffer();
  return (await sharp(picture).metadata()).exif;
};

it('is what the camera wrote, by the clocks of London', async () => {
  expect(takenAt(await exifOf('2026:07:10 09:30:00'))).toEqual(new Date('2026-07-10T08:30:00Z'));
});

it.each(['yesterday', '2026-07-10 09:30:00'])(
  'is not known where the camera says %j',
  async (shown) => {
    expect(takenAt(await exifOf(shown))).toBeNull();
  },
);

it('is not known where there is none, or none that can be read', () => {
  expect(takenAt(undefined)).toBeNull();
  expect(takenAt(Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'))).toBeNull();
  expect(takenAt(Buffer.alloc(200, 7))).toBeNull();
});
