// In every page, before anything is painted: the chosen theme, if any, is set on <html>; without one the system decides.
// http/theme-script.ts takes comments and indentation out.
(() => {
  const { dataset } = document.documentElement;
  // Who seems to be signed in does not see Login until that is known.
  if (document.cookie.includes('duskrow_hint=1')) dataset.session = '';
  let theme;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return; // storage is off: the system's setting holds
  }
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
})();
