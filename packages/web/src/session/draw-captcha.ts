type Colours = { background: string; color: string };

/** 25 px for each character by 30 px, in real pixels of the screen so that it stays sharp. */
export function drawCaptcha(
  canvas: HTMLCanvasElement,
  code: string,
  { background, color }: Colours,
  random: () => number,
): void {
  const [width, height] = [25 * code.length, 30];
  const ratio = window.devicePixelRatio || 1;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;

  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  context.font = 'italic 20px sans-serif';
  context.textBaseline = 'middle';
  for (const [index, character] of [...code].entries()) {
    context.fillText(character, 20 * (index + 1), 12 + 3 * random());
  }
}
