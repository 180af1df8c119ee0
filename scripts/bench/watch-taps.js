// Runs in the page: when an entry was tapped, when it was committed, and when the toast said so.
window.tapped = { at: 0, durable: 0, toast: 0 };

const note = (name) => {
  if (window.tapped.at > 0) window.tapped[name] ||= performance.now();
};

addEventListener(
  'click',
  ({ target }) => {
    if (!target.closest('button')?.textContent?.includes('Create Entry')) return;
    window.tapped = { at: performance.now(), durable: 0, toast: 0 };
  },
  { capture: true },
);

const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...values) {
  if (this.name === 'outbox') this.transaction.addEventListener('complete', () => note('durable'));
  return add.apply(this, values);
};

new MutationObserver(() => {
  if (document.body.textContent?.includes('Saved on this phone.')) note('toast');
}).observe(document.body, { childList: true, subtree: true });
