import { londonInstant } from '@sitewright/domain/kernel/calendar';
import readExif from 'exif-reader';

/** When a camera says that it took a picture; its clock shows the time on site, without a zone. */
export function takenAt(exif: Buffer | undefined): Date | null {
  const shown = exif && clockIn(exif);
  return shown && !Number.isNaN(shown.getTime()) ? londonInstant(shown) : null;
}

/** As if the camera stood in Greenwich and knew no summer; of what cannot be read, nothing. */
function clockIn(exif: Buffer): Date | undefined {
  try {
    const { Photo, Image } = readExif(exif);
    const shown = Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime;
    return shown instanceof Date ? shown : undefined;
  } catch {
    return;
  }
}
