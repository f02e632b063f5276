// In every page, before the first paint. http/inline-script.ts removes comments and indentation.
(() => {
  const { dataset } = document.documentElement;
  // Input before the first file of scripts has loaded; web/early-events.ts takes it from here.
  /** @type {Window & { earlyEvents?: Event[] }} */
  const page = window;
  page.earlyEvents = [];
  for (const type of ['click', 'keydown', 'submit'])
    addEventListener(type, (event) => page.earlyEvents?.push(event), true);
  // A form that works only with code is not sent natively.
  addEventListener('submit', (event) => {
    if (page.earlyEvents && event.target instanceof HTMLElement && 'waits' in event.target.dataset)
      event.preventDefault();
  });
  // Without that file nothing takes the events, and such a form says that it needs scripts.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) dataset.scriptless = '';
    },
    true,
  );
  // Hides Login from users who seem to be logged in, until that is known.
  if (document.cookie.includes('duskrow_hint=1')) dataset.session = '';
  // The offline page gives way to the page that could not be fetched.
  if ('offline' in dataset) page.ononline = () => location.reload();
  try {
    // Without a choice the system decides.
    const theme = localStorage.getItem('duskrow.theme');
    if (theme) dataset.theme = JSON.parse(theme);
    // Servers that this user has hidden don't flash in the page, which is the same for everybody; see ServerCollection.
    const hidden = new CSSStyleSheet();
    for (const [id] of JSON.parse(localStorage.getItem('duskrow.hidden') ?? '{}').marks ?? [])
      hidden.insertRule(`html:not([data-hydrated]) [data-server=${CSS.escape(id)}]{display:none}`);
    document.adoptedStyleSheets.push(hidden);
  } catch {
    // Storage is off, its text is not ours, or the browser is old: the page corrects itself when it is hydrated.
  }
})();
