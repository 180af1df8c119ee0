/** The initials of the first two words, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first];
  return letters.slice(0, 2).join('').toUpperCase() || 'SW';
}
