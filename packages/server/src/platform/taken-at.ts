import readExif from 'exif-reader';

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** When a camera says that it took a picture; its clock shows the time on site, without a zone. */
export function takenAt(exif: Buffer | undefined): Date | null {
  const shown = exif && clockIn(exif);
  return shown && !Number.isNaN(shown.getTime()) ? instantInLondon(shown) : null;
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

/** The instant at which the clocks of London show what `shown` has in UTC. */
export function instantInLondon(shown: Date): Date {
  const ahead = (at: number) => Date.parse(`${wallClock.format(at).replace(' ', 'T')}Z`) - at;
  const local = Math.floor(shown.getTime() / 1000) * 1000;
  return new Date(local - ahead(local - ahead(local)));
}
