// Runs in the page before its own scripts; `window.watched` says what to look for.
const marks = { firstContent: 0, screen: 0, data: 0, largest: 0, blocked: 0, shift: 0 };
window.marks = marks;

const observe = (type, look) =>
  new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({
    type,
    buffered: true,
  });

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') marks.firstContent = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  marks.largest = startTime;
});
observe('longtask', ({ startTime, duration }) => {
  const isAfterPaint = marks.firstContent > 0 && startTime + duration > marks.firstContent;
  if (isAfterPaint) marks.blocked += duration - 50;
});
observe('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) marks.shift += value;
});

/** Notes the time after the frame in which it is painted. */
function markWhenSeen(name, selector) {
  if (marks[name] || !document.querySelector(selector)?.checkVisibility()) return;
  marks[name] = performance.now();
  setTimeout(() => {
    marks[name] = performance.now();
  });
}

/** Looked for once a frame: at each change, looking would itself take a twentieth of the start. */
let isFrameAwaited = false;

new MutationObserver(() => {
  if (isFrameAwaited) return;
  isFrameAwaited = true;
  requestAnimationFrame(() => {
    isFrameAwaited = false;
    for (const [name, selector] of Object.entries(window.watched)) markWhenSeen(name, selector);
  });
}).observe(document, { childList: true, subtree: true, attributes: true });
