/** How the picture was moved and enlarged behind the frame; 0 is the middle, 1 the very edge. */
export type Framing = { zoom: number; across: number; down: number };

export const centred: Framing = { zoom: 1, across: 0, down: 0 };

/** The largest square that fits, made smaller by the zoom, and moved within the picture. */
export function cutOf(
  { width, height }: { width: number; height: number },
  { zoom, across, down }: Framing,
) {
  const side = Math.min(width, height) / zoom;
  const at = (length: number, moved: number) => ((length - side) / 2) * (1 + moved);
  return { left: at(width, across), top: at(height, down), side };
}

export const portraitSide = 512;

/** Drawn as it was framed; the server draws it once more, without what else a file may hold. */
export function drawCut(canvas: HTMLCanvasElement, image: ImageBitmap, framing: Framing): void {
  const { left, top, side } = cutOf(image, framing);
  const context = canvas.getContext('2d');
  context?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

export const fileOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((done, fail) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? done(new File([blob], 'picture.jpg', { type: 'image/jpeg' }))
          : fail(new Error('This picture could not be displayed.')),
      'image/jpeg',
      0.9,
    ),
  );
