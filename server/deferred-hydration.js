// Runs at the end of every page that was rendered in advance, before any other script. Next's scripts are fetched when a
// person first touches the page; what is pressed until they run is held, and done then. Lines like these are not sent.
const { boot } = document.currentScript.dataset;
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll', 'hashchange'];
const held = new Map();
let state = 'asleep';
const wake = () => {
  if (state !== 'asleep') return;
  state = 'waking';
  const script = document.createElement('script');
  script.src = boot;
  script.onerror = giveUp;
  document.head.append(script);
  setTimeout(giveUp, 8000);
};
// The scripts cannot be had: what was pressed does what it does without them.
const giveUp = () =>
  settle((target, submitter) => {
    if (target.href) location.assign(target.href);
    else if (submitter) target.submit();
  });
const settle = (act) => {
  if (state === 'awake') return;
  state = 'awake';
  for (const [target, submitter] of held) act(target, submitter);
};
const hold = (event) => {
  const target = event.target.closest?.('[data-wakes]');
  const isOwn = event.type === 'submit' || target?.tagName !== 'FORM';
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (state === 'awake' || !target || !isOwn || isModified) return;
  event.preventDefault();
  event.stopPropagation();
  held.set(target, event.submitter);
  wake();
};
// A dialog that somebody opens by its event before anybody listens for it.
for (const { dataset } of document.querySelectorAll('[data-opens-on]'))
  addEventListener(dataset.opensOn, (event) => {
    if (state === 'awake') return;
    event.preventDefault();
    held.set(dataset.opensOn);
    wake();
  });
addEventListener('awake', () =>
  settle((target, submitter) => {
    if (typeof target === 'string') dispatchEvent(new Event(target, { cancelable: true }));
    else if (target.tagName === 'FORM') target.requestSubmit(submitter);
    else target.click();
  }),
);
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
if (location.hash) wake();
for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true, once: true });
