import type { TemplateNode } from './language.ts';

/** Codes and links grant access, so only the recipient may see them. */
export const isSecretPath = (path: string): boolean => /(^|\.)(code|link)$/.test(path);

/** A subject is listed in the delivery log, and shown on locked screens. */
export const withoutSecrets = (parts: readonly TemplateNode[]): TemplateNode[] =>
  parts.flatMap((part): TemplateNode[] => {
    if (part.kind === 'value') return isSecretPath(part.path) ? [] : [part];
    return 'parts' in part ? [{ ...part, parts: withoutSecrets(part.parts) }] : [part];
  });

const tag = /\{\{([^{}]*)\}\}/g;
const isBlock = (inside: string): boolean => /^[#/]/.test(inside);
const nameIn = (inside: string): string => /^[\w.]*/.exec(inside.trim())?.[0] ?? '';

/** Secrets appended to another address, where a click would leak them. */
export function secretsInAddresses(text: string): string[] {
  const plain = text.replace(tag, (_, inside: string) =>
    isBlock(inside.trim()) ? '' : `{{${nameIn(inside)}}}`,
  );
  return plain.split(/\s+/).flatMap((word) => {
    const [, ...behind] = word.split('://');
    const names = [...behind.join('').matchAll(tag)].map(([, inside = '']) => inside);
    return names.filter(isSecretPath);
  });
}
