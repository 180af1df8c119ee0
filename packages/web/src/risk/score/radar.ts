const widest = 13;

/** A name in lines of whole words, each short enough to fit next to its spoke. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ');
    if (line.length <= widest) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
