// Runs at the end of every prerendered page, before any other script. Next's scripts are requested at the
// first interaction; a click or a submit before they run is deferred, and repeated once React has hydrated
// the page. The build removes these comments.
const { boot } = document.currentScript.dataset;
const interactions = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'scroll',
  'hashchange',
];
const deferred = new Map();
let state = 'idle';
const load = () => {
  if (state !== 'idle') return;
  state = 'loading';
  const script = document.createElement('script');
  script.src = boot;
  script.onerror = giveUp;
  document.head.append(script);
  setTimeout(giveUp, 8000);
};
// The scripts cannot be loaded: links and forms work as they do without JavaScript.
const giveUp = () =>
  finish((target, submitter) => {
    if (target.href) location.assign(target.href);
    else if (submitter) target.submit();
  });
const finish = (act) => {
  if (state === 'done') return;
  state = 'done';
  for (const [target, submitter] of deferred) act(target, submitter);
};
const defer = (event) => {
  const target = event.target.closest?.('[data-hydrate]');
  const isOwn = event.type === 'submit' || target?.tagName !== 'FORM';
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (state === 'done' || !target || !isOwn || isModified) return;
  event.preventDefault();
  event.stopPropagation();
  deferred.set(target, event.submitter);
  load();
};
// This dialog is opened by an event. The attribute stores the request if the event comes before the
// listener.
for (const { dataset } of document.querySelectorAll('[data-opens-on]'))
  addEventListener(dataset.opensOn, (event) => {
    if (state === 'done') return;
    event.preventDefault();
    deferred.set(dataset.opensOn);
    load();
  });
addEventListener('hydrated', () =>
  finish((target, submitter) => {
    if (typeof target === 'string') dispatchEvent(new Event(target, { cancelable: true }));
    else if (target.tagName === 'FORM') target.requestSubmit(submitter);
    else target.click();
  }),
);
addEventListener('click', defer, true);
addEventListener('submit', defer, true);
if (location.hash) load();
for (const interaction of interactions)
  addEventListener(interaction, load, { capture: true, passive: true, once: true });
