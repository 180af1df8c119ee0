/** A soft ground with its own ink; the words and the icon carry the meaning, never the colour alone. */
export const softLook = {
  plain: 'bg-sunken text-text-2',
  ok: 'bg-ok-soft text-on-ok-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  bad: 'bg-bad-soft text-on-bad-soft',
  info: 'bg-info-soft text-on-info-soft',
  wait: 'bg-wait text-on-wait',
};
