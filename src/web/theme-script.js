// In every page, before the first paint: sets the chosen theme, if any, on <html>; without one the system decides.
// http/theme-script.ts removes comments and indentation.
(() => {
  const { dataset } = document.documentElement;
  // Hides Login from users who seem to be logged in, until that is known.
  if (document.cookie.includes('duskrow_hint=1')) dataset.session = '';
  let theme;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return; // storage is off: the system's setting applies
  }
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
})();
