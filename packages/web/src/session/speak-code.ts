const names: Record<string, string> = {
  '!': 'exclamation mark',
  '@': 'at sign',
  '#': 'hash',
  $: 'dollar',
  '%': 'per cent',
  '^': 'caret',
  '&': 'ampersand',
  '*': 'asterisk',
  '(': 'opening bracket',
  ')': 'closing bracket',
  '-': 'hyphen',
  _: 'underscore',
  '=': 'equals',
  '+': 'plus',
};

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** `K7m` becomes 'capital K. 7. small m.': the full stops make the voice pause. */
export const spelledOut = (code: string): string =>
  [...code].map((character) => `${nameOf(character)}.`).join(' ');

function nameOf(character: string): string {
  if (/[A-Z]/.test(character)) return `capital ${character}`;
  if (/[a-z]/.test(character)) return `small ${character}`;
  return names[character] ?? character;
}

export function speakCode(code: string): void {
  const speech = new SpeechSynthesisUtterance(spelledOut(code));
  speech.lang = 'en-GB';
  speech.rate = 0.7;
  speechSynthesis.cancel();
  speechSynthesis.speak(speech);
}
