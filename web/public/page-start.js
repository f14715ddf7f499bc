// Starts a page that was prerendered, once it is painted: only then are its program and its typefaces fetched, so that nothing
// comes before what is read first. What somebody presses or writes until the program is there is kept, and done then;
// links work by themselves. Says `data-program`, `data-beside` and `data-sheets` (bin/local/startLater.ts); the program says
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
    pressed.add(control);
  };
  const keepText = ({ target }) => void ('value' in target && written.set(target, target.value));
  addEventListener('click', keepPress, true);
  addEventListener('input', keepText, true);
  addEventListener(
    'stillpoint:started',
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('input', keepText, true);
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
