// The style of the card: the site's tokens that it needs. The page's class selects light or dark, else the system does.

const LIGHT =
  '--surface:#fff;--line:#d1dcdd;--ink:#08212a;--ink-2:#3a515a;--ink-3:#4f666e;--lit:#f6a92f;--off:#a9bfc6;--focus:#005d7f;color-scheme:light';
const DARK =
  '--surface:#0b232b;--line:#233d48;--ink:#f3f0e9;--ink-2:#b1c1c5;--ink-3:#96aab0;--lit:#fdbe5c;--off:#264453;--focus:#95e2f5;color-scheme:dark';

export const EMBED_STYLE = [
  `:root{${LIGHT}}`,
  `@media(prefers-color-scheme:dark){:root.auto{${DARK}}}`,
  `:root.dark{${DARK}}`,
  '*{box-sizing:border-box;margin:0}',
  // The card fills its frame, which the pasted code rounds: browsers paint a transparent framed page white or black if
  // its color scheme differs from the embedding page's. Name and foot always show; between them column wrapping moves
  // what does not fit out of sight: the description first, the counts never.
  'body{font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink-2);background:var(--surface)}',
  'main{display:flex;gap:14px;height:100dvh;padding:14px;border:1px solid var(--line);border-radius:14px}',
  '.icon{position:relative;flex:none;width:64px;height:64px;overflow:hidden;border-radius:50% 50% 22% 22%;display:grid;place-items:center;padding-top:4px;color:#fff;font-size:23px;font-weight:700}',
  '.icon img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}',
  '.text{display:flex;flex-direction:column;gap:6px;min-width:0;flex:1}',
  '.more{display:flex;flex-flow:column wrap;align-content:start;row-gap:6px;flex:1;min-height:0;overflow:hidden}',
  '.more>*{width:100%}',
  'h1{flex:none;font-size:18px;line-height:1.2;color:var(--ink);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}',
  'a{color:inherit;text-decoration:none}',
  'a:hover,.foot a{text-decoration:underline}',
  'a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}',
  '.about{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;font-size:13px}',
  'ul{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none;font-size:13px}',
  'b{color:var(--ink);font-weight:650}',
  '.category{color:var(--ink-3)}',
  '.meter{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;font-size:13px}',
  '.meter span{display:flex;gap:3px}',
  '.meter i{width:6px;height:13px;border-radius:3px 3px 0 0;background:var(--off)}',
  '.meter .lit{background:var(--lit)}',
  '.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 14px;font-size:12px;color:var(--ink-3)}',
  '.foot a{display:inline-block;min-width:24px;min-height:24px;line-height:24px;margin:-3px 0}',
  '@media(max-width:379px){main{padding:12px;gap:12px}.icon{width:48px;height:48px;font-size:17px}.category{display:none}}',
  '@media(max-height:140px),(max-width:279px) and (max-height:200px){main{padding:6px 12px}.icon,.category{display:none}.text{gap:2px}h1{-webkit-line-clamp:1}.foot{display:block}}',
  '@media(max-width:279px) and (max-height:200px){ul{display:contents}li{width:100%}}',
].join('');
