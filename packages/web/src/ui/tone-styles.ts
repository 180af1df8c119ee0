/** A soft background with a matching text colour; never the only carrier of the meaning. */
export const toneStyles = {
  plain: 'bg-sunken text-text-2',
  ok: 'bg-ok-soft text-on-ok-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  bad: 'bg-bad-soft text-on-bad-soft',
  info: 'bg-info-soft text-on-info-soft',
  wait: 'bg-wait text-on-wait',
};
