// Runs before the first paint: the chosen theme, if any, is set on <html>; without one the system decides.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return; // storage is off: the system's setting holds
  }
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
})();
