// Runs before the first paint: the chosen theme, if any, is set on <html>; without one the system decides.
(() => {
  // Who seems to be signed in does not see Login until that is known.
  if (document.cookie.includes('duskrow_hint=1')) document.documentElement.dataset.session = '';
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return; // storage is off: the system's setting holds
  }
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
})();
