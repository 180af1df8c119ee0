import type { Finding, TemplatePart } from '@sitewright/domain/email-templates/lint';
import { snippetOf } from '@sitewright/domain/email-templates/meanings';
import { findingsOf } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { TemplateForm } from './fields.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** The pause in typing before the text is checked. */
const pause = 400;

/** The three parts of an email being edited, with the cursor and the problems found. */
export function useTemplateText(form: TemplateForm, type: TemplateType) {
  const [tab, setTab] = useState<'htmlContent' | 'textContent'>('htmlContent');
  const boxes = useRef<Partial<Record<TemplatePart, Box | null>>>({});
  const [last, setLast] = useState<TemplatePart>('htmlContent');
  const { subject, htmlContent, textContent } = form.values;
  const words = useMemo(
    () => ({ subject, htmlContent, textContent }),
    [subject, htmlContent, textContent],
  );
  const looked = useDeferredValue(words);
  const findings = useMemo(() => findingsOf({ ...looked, templateType: type }), [looked, type]);

  const insert = (name: string) => {
    const part = last === 'subject' ? 'subject' : tab;
    const box = boxes.current[part];
    const at = box?.selectionStart ?? form.values[part].length;
    const text = snippetOf(name);
    const before = form.values[part];
    form.set(part, before.slice(0, at) + text + before.slice(box?.selectionEnd ?? at));
    requestAnimationFrame(() => select(box, at + text.length, at + text.length));
  };
  const goTo = ({ part, line }: Finding) => {
    if (part !== 'subject') setTab(part);
    requestAnimationFrame(() => select(boxes.current[part], ...rangeOf(words[part], line)));
  };
  const boxOf = (part: TemplatePart) => ({
    ref: (box: Box | null) => {
      boxes.current[part] = box;
    },
    onFocus: () => setLast(part),
  });
  return { tab, setTab, words, findings, insert, goTo, boxOf };
}

function select(box: Box | null | undefined, from: number, to: number) {
  box?.focus();
  box?.setSelectionRange(from, to);
}

/** Where a line begins and ends. */
function rangeOf(text: string, line: number): [from: number, to: number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}

/** The text after a pause in typing: the preview need not follow every key. */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
