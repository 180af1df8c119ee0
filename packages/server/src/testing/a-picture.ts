const pixels =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQImWO4m8ZwN40BhO+mMQAAJtYFDY8Zh9MAAAAASUVORK5CYII=';

/** The smallest valid picture. */
export const aPicture = (): Blob =>
  new Blob([Buffer.from(pixels, 'base64')], { type: 'image/png' });
