// Starts a page that was prerendered, once it is painted: only then are its program and its typefaces fetched, so that nothing
// comes before what is read first. What somebody presses, chooses or writes until the program is there is kept from it, and done
// then; links work by themselves. Says `data-program`, `data-beside` and `data-sheets` (bin/local/startLater.ts); the program says
// that it is there by the event `stillpoint:started`.
(() => {
  const { program, beside, sheets } = document.currentScript.dataset;
  const listed = (paths) => paths.split(' ').filter(Boolean);
  const put = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const start = () => {
    const parts = [
      ['script', { type: 'module', crossOrigin: '', src: program }],
      ...listed(beside).map((href) => ['link', { rel: 'modulepreload', crossOrigin: '', href }]),
      ...listed(sheets).map((href) => ['link', { rel: 'stylesheet', href }]),
    ];
    // To ask for one takes the browser a millisecond: a few at a time, so that it can answer whoever presses something. Out of
    // sight nobody does, and timers are slow.
    const next = () => {
      for (const [name, properties] of parts.splice(0, document.hidden ? parts.length : 4)) put(name, properties);
      if (parts.length > 0) setTimeout(next);
    };
    next();
  };

  const pressed = new Set();
  const written = new Map();
  const keepPress = (event) => {
    const control = event.target.closest?.('button, input[type="radio"], input[type="checkbox"]');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
  };
  // A program that is half there would take it, and then again what was kept.
  const keepText = (event) => {
    if (!('value' in event.target)) return;
    event.stopImmediatePropagation();
    written.set(event.target, event.target.value);
  };
  addEventListener('click', keepPress, true);
  for (const type of ['input', 'change']) addEventListener(type, keepText, true);
  addEventListener(
    'stillpoint:started',
    () => {
      removeEventListener('click', keepPress, true);
      for (const type of ['input', 'change']) removeEventListener(type, keepText, true);
      for (const [field, value] of written) {
        // Past the field's own setter, which React watches: else it would see no change.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      for (const control of pressed) control.click();
    },
    { once: true },
  );

  // A page out of sight is not painted.
  if (document.hidden) start();
  else
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
})();
